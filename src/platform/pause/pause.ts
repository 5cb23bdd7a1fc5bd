/**
 * Resolves in a task of its own, so that taps and frames come between two pieces of work. What is asked for first
 * comes first: a piece that waits here goes on before work that was not begun yet, where the browser knows how.
 */
export function pause(): Promise<void> {
  // Neither Safari nor Firefox of all supported versions has it.
  const { scheduler } = globalThis as { readonly scheduler?: Partial<Scheduler> };
  if (scheduler?.yield !== undefined) return scheduler.yield();
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
