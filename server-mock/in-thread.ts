import { Worker } from 'node:worker_threads';

/**
 * Runs a file in a worker thread with `given` as its `workerData` and returns the message that it posts. Returns null
 * if the thread ends without one, after `milliseconds`, or when the signal aborts. An image that takes longer is
 * broken or malicious.
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
