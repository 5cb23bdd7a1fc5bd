interface Refusal {
  readonly errorCode: string;
  readonly message: string;
}

type Granted<Answer> = Exclude<Answer, Refusal>;

/** The server refused, and says why in the reader's language. */
export class ActRefused extends Error {}

function isRefusal(answer: object): answer is Refusal {
  return 'errorCode' in answer;
}

/** The answer itself; throws ActRefused for a refusal. */
export function granted<Answer extends object>(answer: Answer): Granted<Answer> {
  if (isRefusal(answer)) throw new ActRefused(answer.message);
  return answer as Granted<Answer>;
}

const missing: readonly unknown[] = ['ObjectDoesNotExistError', 'InvalidUUIDError'];

/** As `granted`; null where nothing is under the address that was asked for. */
export function grantedOrNull<Answer extends { readonly __typename: string }>(
  answer: Answer,
): Granted<Answer> | null {
  return missing.includes(answer.__typename) ? null : granted(answer);
}
