import { allowsMarketing, allowsStatistics } from '#src/platform/consent/consent.ts';
import type { EventPlace, TrackedEvent } from './placed-event.ts';

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
