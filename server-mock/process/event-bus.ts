/** One message. `gap` tells that messages may have been missed: read the state afresh. */
export interface BusMessage {
  readonly topic: string;
  readonly payload: unknown;
  readonly gap?: true;
}

/**
 * News after commits, to every process of this installation. At most once and never the truth: a reader that gets a
 * message reads the database, and one that gets `gap` does so too. Payloads hold ids only (below 7 kB as JSON).
 */
export interface EventBus {
  publish(topic: string, payload: unknown): void;
  /** Ends when the signal aborts or the bus closes. Listening starts at the call, not at the first `next`. */
  subscribe(topic: string, signal: AbortSignal): AsyncIterable<BusMessage>;
  close(): Promise<void>;
}
