import type { TrackedEventType } from '#domain/tracking/tracked-event.ts';
import { allowsMarketing, allowsStatistics } from '#src/platform/consent/consent.ts';

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

/**
 * Tracks an event. Without consent to statistics or marketing nothing is sent, stored or even loaded (TRACK-001,
 * docs/readings.md). An event that was collected earlier is passed with its own `place`; the default is here and now.
 */
export function track(
  event: TrackedEvent,
  place: EventPlace = { path: location.pathname, at: Date.now() },
): void {
  if (!allowsStatistics() && !allowsMarketing()) return;
  // A failure of tracking must never affect the tracked action.
  import('./tracker.ts').then(
    ({ take }) => take({ ...event, ...place }),
    () => undefined,
  );
}
