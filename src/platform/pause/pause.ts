/**
 * Resolves in a new task, so that input and frames can be handled in between. Where the browser supports it, the
 * continuation runs before other queued tasks.
 */
export function pause(): Promise<void> {
  // Not available in all supported versions of Safari and Firefox.
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
