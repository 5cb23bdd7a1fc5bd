import type { TrackedEventType } from '#domain/tracking/tracked-event.ts';
import { allowsMarketing, allowsStatistics } from '#src/platform/consent/consent.ts';

/** Something that people do and that is counted where they allow it. */
export interface Happening {
  readonly type: TrackedEventType;
  /** The pieces that it is about. */
  readonly productSlugs?: readonly string[];
  /** A code, such as that of an error. Never what somebody typed. */
  readonly detail?: string;
}

/**
 * Counts something; without consent to statistics or marketing nothing is sent, kept or even loaded (readings TRACK-001).
 */
export function track(happening: Happening): void {
  if (!allowsStatistics() && !allowsMarketing()) return;
  // Counting is never worth a failure of what is counted.
  import('./tracker.ts').then(
    ({ take }) => take(happening),
    () => undefined,
  );
}
