import { isUnanswered } from './errors.ts';

/** The server refused a command. `message` is the reason, in the reader's language. */
export class CommandRefused extends Error {
  override readonly name = 'CommandRefused';
}

export interface CommandProblem {
  /** The server's reason; null if it gave none. */
  readonly reason: string | null;
  /** True when there was no answer, so that the command may have been executed. */
  readonly isUnanswered: boolean;
}

/** The message to the reader about a failed command; null if it did not fail. */
export function commandProblem(error: Error | null): CommandProblem | null {
  if (error === null) return null;
  return {
    reason: error instanceof CommandRefused ? error.message : null,
    isUnanswered: isUnanswered(error),
  };
}
