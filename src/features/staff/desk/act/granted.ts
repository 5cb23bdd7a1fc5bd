interface Refusal {
  readonly errorCode: string;
  readonly message: string;
}

type Granted<Answer> = Exclude<Answer, Refusal>;

/** The server refused the action; the message is in the reader's language. */
export class ActRefused extends Error {}

function isRefusal(answer: object): answer is Refusal {
  return 'errorCode' in answer;
}

/** Returns the result of an action. Throws ActRefused if the server refused it. */
export function granted<Answer extends object>(answer: Answer): Granted<Answer> {
  if (isRefusal(answer)) throw new ActRefused(answer.message);
  return answer as Granted<Answer>;
}

const missing: readonly unknown[] = ['ObjectDoesNotExistError', 'InvalidUUIDError'];

/** Like `granted`, but returns null if the requested object does not exist. */
export function grantedOrNull<Answer extends { readonly __typename: string }>(
  answer: Answer,
): Granted<Answer> | null {
  return missing.includes(answer.__typename) ? null : granted(answer);
}
