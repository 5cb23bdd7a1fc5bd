interface Refusal {
  readonly errorCode: string;
  readonly message: string;
}

/** The server said no, in a sentence of its own. */
export class ActRefused extends Error {}

/** The answer itself; throws ActRefused for a refusal. */
export function granted<Answer extends object>(answer: Answer): Exclude<Answer, Refusal> {
  if (!('errorCode' in answer)) return answer as Exclude<Answer, Refusal>;
  throw new ActRefused('message' in answer ? String(answer.message) : '');
}
