import { errorText, logger } from '#src/platform/logger/logger.ts';
import { staffToolMessages } from './staff-messages.ts';

/** Done, or what to tell: the server's own message (STAFF-039), else that it failed (STAFF-029). */
export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly message: string };

interface Refusal {
  readonly errorCode: string;
  readonly message: string;
}

function isDone<Answer extends object>(answer: Answer): answer is Exclude<Answer, Refusal> {
  return !('errorCode' in answer);
}

/** Asks the server for an act of staff; `failed` is told where the server says nothing itself. */
export async function outcome<Answer extends object>(
  ask: () => Promise<Answer>,
  failed: string = staffToolMessages.failed,
): Promise<Outcome<Exclude<Answer, Refusal>>> {
  try {
    const answer = await ask();
    if (isDone(answer)) return { ok: true, value: answer };
    return { ok: false, message: 'message' in answer ? String(answer.message) : failed };
  } catch (error) {
    logger.warn('staff_act_failed', { error: errorText(error) });
    return { ok: false, message: failed };
  }
}

/** The answer itself; throws for a refusal, so that a query counts as failed. */
export function granted<Answer extends object>(answer: Answer): Exclude<Answer, Refusal> {
  if (isDone(answer)) return answer;
  throw new Error('errorCode' in answer ? String(answer.errorCode) : 'refused');
}
