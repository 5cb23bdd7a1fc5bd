import type { TrackedEventType } from '#domain/tracking/tracked-event.ts';
import { allowsMarketing, allowsStatistics } from '#src/platform/consent/consent.ts';

/** Something that people do and that is counted where they allow it. */
export interface TrackedEvent {
  readonly type: TrackedEventType;
  /** The products that it is about. */
  readonly productSlugs?: readonly string[];
  /** A code, such as that of an error. Never what somebody typed. */
  readonly detail?: string;
}

/** Where and when an event happened, which is not where and when it is sent. */
export interface EventPlace {
  readonly path: string;
  /** Milliseconds since 1970, by this device's clock. */
  readonly at: number;
}

export type PlacedEvent = TrackedEvent & EventPlace;

/**
 * Counts something; without consent to statistics or marketing nothing is sent, kept or even loaded (readings TRACK-001).
 * An event that was collected earlier is given with its own `place`; any other happens here and now.
 */
export function track(
  event: TrackedEvent,
  place: EventPlace = { path: location.pathname, at: Date.now() },
): void {
  if (!allowsStatistics() && !allowsMarketing()) return;
  // Counting is never worth a failure of what is counted.
  import('./tracker.ts').then(
    ({ take }) => take({ ...event, ...place }),
    () => undefined,
  );
}
