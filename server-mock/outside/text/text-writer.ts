/** What a text service is asked. */
export interface TextTask {
  readonly prompt: string;
  readonly model: string;
  /** 0 to 1: how freely it writes (STAFF-026). */
  readonly temperature: number;
}

/** Writes texts after a prompt. */
export interface TextWriter {
  /** The text as it came; rejects with TextServiceError when there is none. */
  write(task: TextTask): Promise<string>;
}

/** The service did not write; the message names no prompt and no key. */
export class TextServiceError extends Error {}
