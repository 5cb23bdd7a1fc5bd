import { WebSocket } from 'ws';
import type { ServerProcess } from '#tests/setup/spawn-server.ts';

/** Memory of a server process, in bytes. */
export interface Memory {
  readonly rss: number;
  readonly heap: number;
}

/** Environment for `startAt` that makes the server print the address of its inspector. */
export const inspected = { NODE_OPTIONS: '--inspect=127.0.0.1:0' } as const;

/** Measures a server that was started with `inspected`, after full garbage collections. */
export async function memoryOf(server: ServerProcess): Promise<Memory> {
  const address = /Debugger listening on (ws:\S+)/.exec(server.output())?.[1];
  if (address === undefined) throw new Error('the server was not started with its inspector');
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const ask = (id: number, method: string, params: object = {}) =>
    new Promise<{ result?: { result?: { value?: unknown } } }>((resolve) => {
      const listen = (data: unknown) => {
        const message = JSON.parse(String(data)) as { id?: number };
        if (message.id !== id) return;
        socket.off('message', listen);
        resolve(message as never);
      };
      socket.on('message', listen);
      socket.send(JSON.stringify({ id, method, params }));
    });
  // Twice, because finalizers release more objects after the first collection.
  for (const round of [1, 2]) await ask(round, 'HeapProfiler.collectGarbage');
  const expression = '(({ rss, heapUsed }) => [rss, heapUsed].join())(process.memoryUsage())';
  const answer = await ask(3, 'Runtime.evaluate', { expression, returnByValue: true });
  socket.close();
  const [rss = 0, heap = 0] = String(answer.result?.result?.value).split(',').map(Number);
  return { rss, heap };
}
