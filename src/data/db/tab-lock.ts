/** Runs the task in one tab of the browser at a time. */
export async function alone<T>(name: string, task: () => Promise<T>): Promise<T> {
  if (typeof navigator === 'undefined' || navigator.locks === undefined) return await task();
  return (await navigator.locks.request(name, task)) as T;
}
