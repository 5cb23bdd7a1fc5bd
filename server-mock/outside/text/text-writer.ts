export interface TextTask {
  readonly prompt: string;
  readonly model: string;
  /** Randomness from 0 to 1 (STAFF-026). */
  readonly temperature: number;
}

export interface TextWriter {
  /** Returns the unprocessed text; rejects with TextServiceError if there is none. */
  write(task: TextTask): Promise<string>;
}

/** The service failed; the message contains neither the prompt nor the key. */
export class TextServiceError extends Error {}
