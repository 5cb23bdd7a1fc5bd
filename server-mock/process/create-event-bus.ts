import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { DatabaseHandle } from '../db/database.ts';
import type { Log } from '../log.ts';
import type { BusMessage, EventBus } from './event-bus.ts';
import { createMessageQueue, type MessageQueue } from './message-queue.ts';

const channel = 'hervonden_bus';
const longestNotice = 7_000;

type Notice = BusMessage & { readonly from: string };

/** Null for what this server did not write: the channel is open to everybody who has the database. */
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
 * The bus of one process. On PostgreSQL messages also go out by NOTIFY and come in by LISTEN; a lost connection shows
 * as a gap in every subscription. On the embedded engine there is no other process.
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
      // NOTIFY takes less than 8,000 bytes: beyond that the others are told to look for themselves.
      const fits = Buffer.byteLength(notice) <= longestNotice;
      const sent = fits ? notice : JSON.stringify({ from: me, topic, payload: null, gap: true });
      // One after the other: two connections of the pool would let a later message overtake an earlier one.
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
