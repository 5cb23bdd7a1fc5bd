import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { DatabaseHandle } from '../db/database-handle.ts';
import type { Log } from '../log.ts';
import type { BusMessage, EventBus } from './event-bus.ts';
import { createMessageQueue, type MessageQueue } from './message-queue.ts';

const channel = 'hervonden_bus';
const longestNotice = 7_000;

type Notice = BusMessage & { readonly from: string };

/**
 * Parses a notification; null if this server did not write it, because anybody with database access can use the
 * channel.
 */
function noticeOf(text: string): Notice | null {
  try {
    const value: unknown = JSON.parse(text);
    const known = typeof value === 'object' && value !== null && 'from' in value && 'topic' in value;
    return known ? (value as Notice) : null;
  } catch {
    return null;
  }
}

/**
 * Creates the event bus of one process. On PostgreSQL messages are also exchanged with other processes through NOTIFY
 * and LISTEN, and a lost connection results in a gap in every subscription. The embedded engine has a single process.
 */
export function createEventBus(database: DatabaseHandle, log: Log): EventBus {
  const me = randomUUID();
  const topics = new Map<string, Set<MessageQueue>>();
  let closed = false;
  let sending = Promise.resolve();

  const deliver = (message: BusMessage) => {
    for (const queue of topics.get(message.topic) ?? []) queue.push(message);
  };
  const onGap = () => {
    for (const [topic, queues] of topics) {
      for (const queue of queues) queue.push({ topic, payload: null, gap: true });
    }
  };
  const stopListening = database.listen?.(
    channel,
    (text) => {
      const notice = noticeOf(text);
      if (notice !== null && notice.from !== me) {
        const { from: _from, ...message } = notice;
        deliver(message);
      }
    },
    onGap,
  );

  const send = async (topic: string, notice: string) => {
    if (closed) return;
    try {
      await sql`select pg_notify(${channel}, ${notice})`.execute(database.db);
    } catch (error) {
      log.error({ err: error, topic }, 'a message could not be sent to other processes');
    }
  };

  return {
    publish(topic, payload) {
      if (closed) return;
      deliver({ topic, payload });
      if (stopListening === undefined) return;
      const notice = JSON.stringify({ from: me, topic, payload });
      // NOTIFY accepts less than 8,000 bytes: a larger message is replaced by a gap, so that other processes read the
      // database.
      const fits = Buffer.byteLength(notice) <= longestNotice;
      const sent = fits ? notice : JSON.stringify({ from: me, topic, payload: null, gap: true });
      // Sent sequentially: with two connections of the pool a later message could overtake an earlier one.
      sending = sending.then(() => send(topic, sent));
    },
    subscribe(topic, signal) {
      const queues = topics.get(topic) ?? new Set<MessageQueue>();
      topics.set(topic, queues);
      const queue = createMessageQueue(topic, () => {
        queues.delete(queue);
        if (queues.size === 0 && topics.get(topic) === queues) topics.delete(topic);
      });
      queues.add(queue);
      if (signal.aborted || closed) queue.end();
      else signal.addEventListener('abort', () => queue.end(), { once: true });
      return queue;
    },
    async close() {
      closed = true;
      await sending;
      for (const queue of [...topics.values()].flatMap((queues) => [...queues])) queue.end();
      await stopListening?.();
    },
  };
}
