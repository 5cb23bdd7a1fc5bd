import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { WebSocket } from 'ws';

// The clients of the socket bench, in a process of their own, so that their work does not count as the server's.

/** Sockets that all receive each event once. */
export interface Group {
  readonly name: string;
  readonly url: string;
  readonly count: number;
  /** Absent for a bare server, which sends without being asked. */
  readonly subscription?: {
    readonly token: string;
    readonly query: string;
    readonly variables: Record<string, unknown>;
    /** Messages that every subscription begins with. */
    readonly first: number;
  };
}

/** `ready`: all sockets have their first messages. `received`: all have one more; `text` is one of those. */
export type Report = {
  readonly kind: 'ready' | 'received';
  readonly name: string;
  readonly text: string;
};

const report = (message: Report) => process.send?.(message);

function opened(group: Group): Promise<WebSocket> {
  const socket = new WebSocket(group.url, 'graphql-transport-ws', { perMessageDeflate: false });
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });
}

function subscribe(socket: WebSocket, { token, query, variables }: NonNullable<Group['subscription']>): void {
  const say = (message: object) => socket.send(JSON.stringify(message));
  socket.once('message', () => say({ id: randomUUID(), type: 'subscribe', payload: { query, variables } }));
  say({ type: 'connection_init', payload: { authorization: `Token ${token}` } });
}

async function open(group: Group): Promise<void> {
  const { name, count, subscription } = group;
  const first = count * (subscription?.first ?? 0);
  let messages = 0;
  const receive = (text: string) => {
    if (text.includes('HEARTBEAT') || text.includes('connection_ack')) return;
    messages += 1;
    if (messages === first) report({ kind: 'ready', name, text });
    else if (messages > first && (messages - first) % count === 0) report({ kind: 'received', name, text });
  };
  for (let at = 0; at < count; at += 1) {
    const socket = await opened(group);
    socket.on('message', (data) => receive(String(data)));
    socket.once('close', (code) => process.stderr.write(`a socket closed with ${code}\n`));
    if (subscription !== undefined) subscribe(socket, subscription);
  }
  if (first === 0) report({ kind: 'ready', name, text: '' });
}

process.on('message', (group: Group) => void open(group));
