import { WebSocket } from 'ws';
import { isConnectionLost } from '../http/connection-lost.ts';

type Sent = (error?: Error) => void;

/**
 * A WebSocket that reports no error for a write after its client has left: its 'close' event already cleans up.
 * graphql-ws would treat the failed write as an error of the operation and print it to the console.
 */
export class ClientSocket extends WebSocket {
  override send(data: Parameters<WebSocket['send']>[0], sent?: Sent): void;
  override send(data: Parameters<WebSocket['send']>[0], options: object, sent?: Sent): void;
  override send(data: Parameters<WebSocket['send']>[0], ...rest: [(object | Sent)?, Sent?]): void {
    const options = typeof rest[0] === 'object' ? rest[0] : {};
    const sent = rest.find((one) => typeof one === 'function') as Sent | undefined;
    super.send(data, options, (error) => {
      const isGone = error != null && (this.readyState !== this.OPEN || isConnectionLost(error));
      sent?.(isGone ? undefined : error);
    });
  }
}
