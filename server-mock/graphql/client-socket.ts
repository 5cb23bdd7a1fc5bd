import { WebSocket } from 'ws';
import { isConnectionLost } from '../http/connection-lost.ts';

type Data = Parameters<WebSocket['send']>[0];
type Sent = (error?: Error) => void;

/** Bytes that may wait for a slow client before the next event waits for it: a few hundred events. */
const mostBuffered = 65_536;

/**
 * A WebSocket that reports no error for a write after its client has left: its 'close' event already cleans up.
 * graphql-ws would treat the failed write as an error of the operation and print it to the console.
 */
export class ClientSocket extends WebSocket {
  override send(data: Data, sent?: Sent): void;
  override send(data: Data, options: object, sent?: Sent): void;
  override send(data: Data, first?: object | Sent, second?: Sent): void {
    const options = typeof first === 'object' ? first : {};
    const sent = typeof first === 'function' ? (first as Sent) : second;
    if (sent === undefined) {
      super.send(data, options);
      return;
    }
    super.send(data, options, (error) => {
      const isGone = error != null && (this.readyState !== this.OPEN || isConnectionLost(error));
      sent(isGone ? undefined : error);
    });
  }
}

/**
 * Sends one of the messages that many sockets get. Null if the client keeps up; otherwise a promise that resolves when
 * it has read its buffered data, or has left.
 */
export function pushMessage(socket: WebSocket, message: string): Promise<void> | null {
  if (socket.readyState !== socket.OPEN) return null;
  if (socket.bufferedAmount >= mostBuffered) {
    return new Promise((resolve) => socket.send(message, () => resolve()));
  }
  // A callback would be a closure for each of a thousand sockets.
  socket.send(message);
  return null;
}
