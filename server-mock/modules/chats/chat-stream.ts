import type { EventBus } from '../../process/event-bus.ts';
import { type ChatUpdateKind, chatTopic } from './chat-updates.ts';

export interface ChatUpdate {
  readonly kind: ChatUpdateKind | 'READY' | 'HEARTBEAT';
  readonly conversationUuid: string | null;
}

/** News that wait for a slow reader; with more it is told to read everything afresh. */
const mostWaiting = 100;
const ready: ChatUpdate = { kind: 'READY', conversationUuid: null };
const happenings: readonly ChatUpdateKind[] = ['MESSAGE', 'READ', 'TYPING', 'CHANGED'];

export interface ChatSource {
  readonly bus: EventBus;
  readonly userId: string;
  /** Milliseconds between two signs of life. */
  readonly heartbeatInterval: number;
}

/**
 * One session's live stream: READY first and whenever something may have been missed, then the news of every
 * conversation. It never ends by itself; `return()` frees everything at once, also while a `next()` waits.
 */
export function chatStream({
  bus,
  userId,
  heartbeatInterval,
}: ChatSource): AsyncIterableIterator<ChatUpdate> {
  const end = new AbortController();
  let waiting: ChatUpdate[] = [ready];
  let wake: (() => void) | null = null;
  const tell = (news: ChatUpdate) => {
    waiting = waiting.length < mostWaiting ? [...waiting, news] : [ready];
    wake?.();
  };
  // Listening starts here, before anybody reads: nothing falls in between.
  const messages = bus.subscribe(chatTopic(userId), end.signal);
  void (async () => {
    for await (const { payload, gap } of messages) tell(gap === true ? ready : newsOf(payload));
  })();
  const heartbeat = setInterval(() => tell({ kind: 'HEARTBEAT', conversationUuid: null }), heartbeatInterval);
  heartbeat.unref();
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    async next() {
      while (waiting.length === 0 && !end.signal.aborted) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
        wake = null;
      }
      const [news] = end.signal.aborted ? [] : waiting.splice(0, 1);
      return news === undefined ? { done: true, value: undefined } : { done: false, value: news };
    },
    async return() {
      clearInterval(heartbeat);
      end.abort();
      wake?.();
      return { done: true, value: undefined };
    },
  };
}

/** What this server did not write means: look for yourself. */
function newsOf(payload: unknown): ChatUpdate {
  if (typeof payload !== 'object' || payload === null || !('kind' in payload)) return ready;
  const kind = happenings.find((known) => known === payload.kind);
  const uuid = 'conversationUuid' in payload ? payload.conversationUuid : null;
  return kind === undefined || typeof uuid !== 'string' ? ready : { kind, conversationUuid: uuid };
}
