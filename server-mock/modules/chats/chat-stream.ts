import type { Log } from '../../log.ts';
import type { EventBus } from '../../process/event-bus.ts';
import { type ChatUpdateKind, chatTopic } from './chat-updates.ts';

export interface ChatUpdate {
  readonly kind: ChatUpdateKind | 'READY' | 'HEARTBEAT';
  readonly conversationUuid: string | null;
}

/** The maximum number of updates queued for a slow reader; beyond it they are replaced by READY. */
const mostWaiting = 100;
const ready: ChatUpdate = { kind: 'READY', conversationUuid: null };
const updateKinds: readonly ChatUpdateKind[] = ['MESSAGE', 'READ', 'TYPING', 'CHANGED'];

export interface ChatSource {
  readonly bus: EventBus;
  readonly log: Log;
  readonly userId: string;
  /** In milliseconds. */
  readonly heartbeatInterval: number;
}

/**
 * Returns the stream of one chat session: READY first and whenever updates may have been missed, then the updates of
 * all conversations. The stream ends by itself only if it can no longer follow its updates, so that
 * the client opens another one; `return()` releases everything at once, even while a `next()` is pending.
 */
export function chatStream({
  bus,
  log,
  userId,
  heartbeatInterval,
}: ChatSource): AsyncIterableIterator<ChatUpdate> {
  const end = new AbortController();
  const stop = () => {
    clearInterval(heartbeat);
    end.abort();
    resume?.();
  };
  let waiting: ChatUpdate[] = [ready];
  let resume: (() => void) | null = null;
  const tell = (update: ChatUpdate) => {
    waiting = waiting.length < mostWaiting ? [...waiting, update] : [ready];
    resume?.();
  };
  // The subscription starts here, before the first read, so that no update is missed.
  const messages = bus.subscribe(chatTopic(userId), end.signal);
  void (async () => {
    for await (const { payload, gap } of messages) tell(gap === true ? ready : updateOf(payload));
  })().catch((error: unknown) => {
    log.error({ err: error, userId }, 'a chat session could not follow its updates');
    stop();
  });
  const heartbeat = setInterval(() => tell({ kind: 'HEARTBEAT', conversationUuid: null }), heartbeatInterval);
  heartbeat.unref();
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    async next() {
      while (waiting.length === 0 && !end.signal.aborted) {
        await new Promise<void>((resolve) => {
          resume = resolve;
        });
        resume = null;
      }
      const [update] = end.signal.aborted ? [] : waiting.splice(0, 1);
      return update === undefined ? { done: true, value: undefined } : { done: false, value: update };
    },
    async return() {
      stop();
      return { done: true, value: undefined };
    },
  };
}

/** Maps an unknown payload to READY, so that the client reloads everything. */
function updateOf(payload: unknown): ChatUpdate {
  if (typeof payload !== 'object' || payload === null || !('kind' in payload)) return ready;
  const kind = updateKinds.find((known) => known === payload.kind);
  const uuid = 'conversationUuid' in payload ? payload.conversationUuid : null;
  return kind === undefined || typeof uuid !== 'string' ? ready : { kind, conversationUuid: uuid };
}
