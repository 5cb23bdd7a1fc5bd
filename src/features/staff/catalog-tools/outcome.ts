import { errorText, logger } from '#src/platform/logger/logger.ts';
import { staffToolMessages } from './staff-messages.ts';

/** The result, or the message to show: the server's own (STAFF-039), otherwise that the action failed (STAFF-029). */
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

/** Sends a staff action to the server; `failed` is the message if the server gives none. */
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

/** Returns the result. Throws an Error for a refusal, so that a query fails. */
export function granted<Answer extends object>(answer: Answer): Exclude<Answer, Refusal> {
  if (isDone(answer)) return answer;
  const reason = 'errorCode' in answer ? String(answer.errorCode) : 'without a code';
  throw new Error(`the server refused a query of the staff tools: ${reason}`);
}
