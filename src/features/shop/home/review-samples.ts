import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export interface ReviewSample {
  readonly id: string;
  readonly stars: number;
  readonly text: MessageDescriptor;
}

/** Shown, and marked as examples, while no seller has a review yet (HOME-002, docs/readings.md). */
export const reviewSamples: readonly ReviewSample[] = [
  { id: 'sample-1', stars: 5, text: msg`The chair was as in the photos, and well wrapped.` },
  { id: 'sample-2', stars: 5, text: msg`Quick answers, and a clear appointment for collection.` },
  { id: 'sample-3', stars: 4, text: msg`A small scratch that the listing mentioned. Honest and friendly.` },
  {
    id: 'sample-4',
    stars: 5,
    text: msg`The driver called beforehand. The table looks as if it has always been here.`,
  },
  { id: 'sample-5', stars: 4, text: msg`A day later than planned, but they let me know in good time.` },
];
