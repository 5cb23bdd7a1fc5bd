import type { BusMessage } from './event-bus.ts';

/** Maximum number of messages waiting for a slow subscriber; beyond that they are replaced by a gap. */
const longestQueue = 256;

export interface MessageQueue extends AsyncIterable<BusMessage> {
  push(message: BusMessage): void;
  end(): void;
}

/** Creates the queue between the bus and one subscriber. `onEnd` is called once, whichever side ends it. */
export function createMessageQueue(topic: string, onEnd: () => void): MessageQueue {
  const waiting: BusMessage[] = [];
  let wake: (() => void) | null = null;
  let ended = false;

  const end = () => {
    if (ended) return;
    ended = true;
    onEnd();
    wake?.();
  };

  const next = async (): Promise<IteratorResult<BusMessage>> => {
    while (true) {
      if (ended) return { value: undefined, done: true };
      const message = waiting.shift();
      if (message !== undefined) return { value: message, done: false };
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
      wake = null;
    }
  };

  return {
    push(message) {
      if (ended) return;
      if (waiting.length >= longestQueue)
        waiting.splice(0, waiting.length, { topic, payload: null, gap: true });
      waiting.push(message);
      wake?.();
    },
    end,
    [Symbol.asyncIterator]: () => ({
      next,
      async return() {
        end();
        return { value: undefined, done: true };
      },
    }),
  };
}
