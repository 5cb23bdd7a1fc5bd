import { setTimeout as pause } from 'node:timers/promises';
import pRetry from 'p-retry';
import { Client } from 'pg';
import type { Log } from '../log.ts';

const shortestWait = 100;
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
  const stop = new AbortController();
  const { signal } = stop;
  let client: Client | null = null;

  const connect = async (): Promise<void> => {
    const next = new Client({ connectionString: databaseUrl, keepAlive: true });
    client = next;
    next.on('notification', (message) => onMessage(message.payload ?? ''));
    const lost = new Promise<void>((resolve) => {
      next.on('error', (error) => {
        log.warn({ err: error, channel }, 'the connection for notifications was lost');
        resolve();
      });
      next.on('end', resolve);
    });
    try {
      await next.connect();
      await next.query(`listen ${next.escapeIdentifier(channel)}`);
    } catch (cause) {
      await next.end().catch(() => undefined);
      // p-retry gives up at every TypeError that is no network error, and the driver throws some.
      throw new Error(`Could not listen on ${channel}.`, { cause });
    }
    void lost.then(() => follow(shortestWait));
  };

  /** Never rejects. */
  const follow = async (wait: number): Promise<void> => {
    try {
      await pause(wait, undefined, { ref: false, signal });
      await pRetry(connect, {
        ...{ retries: Number.POSITIVE_INFINITY, minTimeout: shortestWait, maxTimeout: longestWait },
        ...{ unref: true, signal },
        onFailedAttempt: ({ error }) =>
          log.warn({ err: error, channel }, 'notifications could not be followed yet'),
      });
      // Called after the first connection as well: subscribers may have missed changes made before it.
      onGap();
    } catch (error) {
      if (!signal.aborted) log.error({ err: error, channel }, 'notifications are not followed');
    }
  };

  void follow(0);
  return async () => {
    stop.abort();
    await client?.end().catch(() => undefined);
  };
}
