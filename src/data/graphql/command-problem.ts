import { NetworkError } from './errors.ts';

/** The server refused a command. `message` is its reason, in the reader's language. */
export class CommandRefused extends Error {
  override readonly name = 'CommandRefused';
}

export interface CommandProblem {
  /** The server's reason; null where it gave none. */
  readonly reason: string | null;
  /** Whether there was no answer, so that the command may have been executed. */
  readonly isUnanswered: boolean;
}

/** What the reader is shown about a failed command; null while it did not fail. */
export function commandProblem(error: Error | null): CommandProblem | null {
  if (error === null) return null;
  return {
    reason: error instanceof CommandRefused ? error.message : null,
    isUnanswered: error instanceof NetworkError,
  };
}
