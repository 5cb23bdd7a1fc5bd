/** A message on the bus. `gap` means that messages may have been missed, so the state has to be read again. */
export interface BusMessage {
  readonly topic: string;
  readonly payload: unknown;
  readonly gap?: true;
}

/**
 * Notifies every process of this installation after a commit. Delivery is at most once and messages are not
 * authoritative: on a message or a `gap`, the subscriber reads the database. Payloads contain only ids (less than 7
 * kB as JSON).
 */
export interface EventBus {
  publish(topic: string, payload: unknown): void;
  /**
   * Ends when the signal aborts or the bus closes. Messages are received from the time of the call, not of the first
   * `next`.
   */
  subscribe(topic: string, signal: AbortSignal): AsyncIterable<BusMessage>;
  close(): Promise<void>;
}
