import type { Log } from '../../log.ts';
import type { EventBus } from '../../process/event-bus.ts';
import { createSharedSources } from '../../process/shared-sources.ts';
import { Subscriber } from '../../process/subscriber.ts';
import { type ChatUpdateKind, chatTopic } from './chat-updates.ts';

export interface ChatUpdate {
  readonly kind: ChatUpdateKind | 'READY' | 'HEARTBEAT';
  readonly conversationUuid: string | null;
}

/** The maximum number of updates queued for a slow reader; beyond it they are replaced by READY. */
const mostWaiting = 100;
const updateKinds: readonly ChatUpdateKind[] = ['MESSAGE', 'READ', 'TYPING', 'CHANGED'];

export interface ChatSource {
  readonly bus: EventBus;
  readonly log: Log;
  readonly userId: string;
  /** In milliseconds. */
  readonly heartbeatInterval: number;
}

const sourceOf = createSharedSources<ChatUpdates>();

/**
 * Returns the stream of one chat session: READY first and whenever updates may have been missed, then the updates of
 * all conversations. The stream ends by itself only if it can no longer follow its updates, so that
 * the client opens another one; `return()` releases everything at once, even while a `next()` is pending.
 */
export function chatStream(source: ChatSource): AsyncIterableIterator<ChatUpdate> {
  const topic = chatTopic(source.userId);
  return sourceOf(source.bus, topic, (forget) => new ChatUpdates(source, forget)).join();
}

/** Follows the updates of one person for all their sessions in this process. */
class ChatUpdates {
  readonly #subscribers = new Set<Subscriber<ChatUpdate>>();
  readonly #end = new AbortController();
  readonly #heartbeat: ReturnType<typeof setInterval>;

  constructor(source: ChatSource, forget: () => void) {
    const { log, userId } = source;
    this.#end.signal.addEventListener('abort', forget, { once: true });
    this.#heartbeat = setInterval(
      () => this.#publish({ kind: 'HEARTBEAT', conversationUuid: null }),
      source.heartbeatInterval,
    );
    this.#heartbeat.unref();
    this.#follow(source).catch((error: unknown) => {
      log.error({ err: error, userId }, 'a chat session could not follow its updates');
      for (const subscriber of this.#subscribers) subscriber.end();
    });
  }

  join(): Subscriber<ChatUpdate> {
    const subscriber = new Subscriber<ChatUpdate>({
      merge: (waiting, update) => (waiting.length < mostWaiting ? [...waiting, update] : [ready()]),
      onEnd: () => {
        this.#subscribers.delete(subscriber);
        if (this.#subscribers.size > 0) return;
        clearInterval(this.#heartbeat);
        this.#end.abort();
      },
    });
    this.#subscribers.add(subscriber);
    subscriber.push(ready());
    return subscriber;
  }

  async #follow({ bus, userId }: ChatSource): Promise<void> {
    for await (const { payload, gap } of bus.subscribe(chatTopic(userId), this.#end.signal)) {
      this.#publish(gap === true ? ready() : updateOf(payload));
    }
  }

  #publish(update: ChatUpdate): void {
    for (const subscriber of this.#subscribers) subscriber.push(update);
  }
}

function ready(): ChatUpdate {
  return { kind: 'READY', conversationUuid: null };
}

/** Maps an unknown payload to READY, so that the client reloads everything. */
function updateOf(payload: unknown): ChatUpdate {
  if (typeof payload !== 'object' || payload === null || !('kind' in payload)) return ready();
  const kind = updateKinds.find((known) => known === payload.kind);
  const uuid = 'conversationUuid' in payload ? payload.conversationUuid : null;
  return kind === undefined || typeof uuid !== 'string' ? ready() : { kind, conversationUuid: uuid };
}
