interface Refusal {
  readonly errorCode: string;
  readonly message: string;
}

function isRefusal(answer: object): answer is Refusal {
  return 'errorCode' in answer;
}

/** The answer itself; throws for a refusal, so that a query counts as failed. */
export function granted<Answer extends object>(answer: Answer): Exclude<Answer, Refusal> {
  if (isRefusal(answer)) throw new Error(answer.errorCode);
  return answer as Exclude<Answer, Refusal>;
}

/** What a command was refused with; null when it was done. */
export function refusalOf(answer: object): Refusal | null {
  return isRefusal(answer) ? answer : null;
}
