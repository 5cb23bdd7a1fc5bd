import type { TrackedEventType } from '#domain/tracking/tracked-event.ts';

/** An action that is counted if the person allows it. */
export interface TrackedEvent {
  readonly type: TrackedEventType;
  /** The products that it concerns. */
  readonly productSlugs?: readonly string[];
  /** A code, such as that of an error; never text that a person typed. */
  readonly detail?: string;
}

/** Where and when an event happened, which may differ from where and when it is sent. */
export interface EventPlace {
  readonly path: string;
  /** Milliseconds since 1970, by this device's clock. */
  readonly at: number;
}

export type PlacedEvent = TrackedEvent & EventPlace;
