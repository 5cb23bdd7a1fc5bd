import { Client } from 'pg';
import type { Log } from '../log.ts';

const longestWait = 10_000;

/**
 * Holds one connection on LISTEN for as long as the process runs and reconnects with exponential backoff. PostgreSQL
 * does not store notifications for absent listeners, so `onGap` is called after every (re)connection.
 */
export function listenOn(
  databaseUrl: string,
  channel: string,
  onMessage: (payload: string) => void,
  onGap: () => void,
  log: Log,
): () => Promise<void> {
  let stopped = false;
  let client: Client | null = null;
  let timer: NodeJS.Timeout | null = null;
  let failures = 0;

  const reconnectLater = () => {
    if (stopped || timer !== null) return;
    client = null;
    const pause = Math.min(longestWait, 100 * 2 ** failures);
    failures += 1;
    timer = setTimeout(() => {
      timer = null;
      void connect();
    }, pause);
    timer.unref();
  };

  const connect = async () => {
    const next = new Client({ connectionString: databaseUrl, keepAlive: true });
    client = next;
    next.on('notification', (message) => onMessage(message.payload ?? ''));
    next.on('error', (error) => {
      log.warn({ err: error }, 'the connection for notifications was lost');
      reconnectLater();
    });
    next.on('end', reconnectLater);
    try {
      await next.connect();
      await next.query(`listen ${next.escapeIdentifier(channel)}`);
      // Called after the first connection as well: subscribers may have missed changes made before it.
      onGap();
      failures = 0;
    } catch (error) {
      log.warn({ err: error }, 'notifications could not be followed yet');
      reconnectLater();
    }
  };

  void connect();
  return async () => {
    stopped = true;
    if (timer !== null) clearTimeout(timer);
    await client?.end().catch(() => undefined);
  };
}
