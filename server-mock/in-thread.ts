import { Worker } from 'node:worker_threads';

/**
 * Has the thread of a file work on `given` (its `workerData`) and answers what it posts; null when it ends without an
 * answer, or after `milliseconds`: the picture is at fault then, or made to keep us busy.
 */
export async function inThread<Answer>(
  file: URL,
  given: object,
  milliseconds: number,
): Promise<Answer | null> {
  // Libraries report to the console; what they say of a broken file is of no use in the server's output.
  const thread = new Worker(file, { workerData: given, stdout: true, stderr: true });
  try {
    return await new Promise<Answer | null>((resolve) => {
      const timer = setTimeout(() => resolve(null), milliseconds);
      const end = (answer: Answer | null): void => {
        clearTimeout(timer);
        resolve(answer);
      };
      thread.once('message', end);
      thread.once('error', () => end(null));
      thread.once('exit', () => end(null));
    });
  } finally {
    await thread.terminate();
  }
}
