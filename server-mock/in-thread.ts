import { channel } from 'node:diagnostics_channel';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

/** What went wrong in a thread: an error of its own, or no answer in time. */
export class ThreadFault {
  readonly file: string;
  readonly error: Error;

  constructor(file: URL, error: Error) {
    this.file = path.basename(file.pathname);
    this.error = error;
  }
}

/**
 * Errors and timeouts of `inThread` and of the thread that renders pages are published here and logged by the server,
 * because those who start threads have no log. For `inThread`, a thread that ends without a message is not a fault: its
 * caller asked for nothing else.
 */
export const threadFaults = channel('hervonden:thread-faults');

/**
 * Runs a file in a worker thread with `given` as its `workerData` and returns the message that it posts. Returns null
 * if the thread fails or ends without one, after `milliseconds`, or when the signal aborts. An image that takes longer
 * is broken or malicious.
 */
export async function inThread<Answer>(
  file: URL,
  given: object,
  milliseconds: number,
  signal?: AbortSignal,
): Promise<Answer | null> {
  if (signal?.aborted) return null;
  // Libraries print errors about broken files to the console; they are useless in the server's output.
  const thread = new Worker(file, { workerData: given, stdout: true, stderr: true });
  try {
    return await new Promise<Answer | null>((resolve) => {
      const stop = (): void => end(null);
      const fail = (error: Error): void => {
        threadFaults.publish(new ThreadFault(file, error));
        end(null);
      };
      const timer = setTimeout(() => fail(new Error(`No answer in ${milliseconds} ms.`)), milliseconds);
      const end = (answer: Answer | null): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', stop);
        resolve(answer);
      };
      signal?.addEventListener('abort', stop, { once: true });
      thread.once('message', end);
      thread.once('error', fail);
      thread.once('exit', stop);
    });
  } finally {
    await thread.terminate();
  }
}
