import { Worker } from 'node:worker_threads';

/**
 * Has the thread of a file work on `given` (its `workerData`) and answers what it posts; null when it ends without an
 * answer, after `milliseconds`, or when the signal aborts. An image that takes so long is broken, or made to keep the server busy.
 */
export async function inThread<Answer>(
  file: URL,
  given: object,
  milliseconds: number,
  signal?: AbortSignal,
): Promise<Answer | null> {
  if (signal?.aborted) return null;
  // Libraries report to the console; what they say of a broken file is of no use in the server's output.
  const thread = new Worker(file, { workerData: given, stdout: true, stderr: true });
  try {
    return await new Promise<Answer | null>((resolve) => {
      const stop = (): void => end(null);
      const timer = setTimeout(stop, milliseconds);
      const end = (answer: Answer | null): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', stop);
        resolve(answer);
      };
      signal?.addEventListener('abort', stop, { once: true });
      thread.once('message', end);
      thread.once('error', () => end(null));
      thread.once('exit', () => end(null));
    });
  } finally {
    await thread.terminate();
  }
}
