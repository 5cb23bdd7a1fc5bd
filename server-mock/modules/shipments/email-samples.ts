import { type EmailSample, sampleFacts } from '../../outside/mail/email-sample.ts';
import { parcelChanges } from './events.ts';
import { parcelMail } from './parcel-mail.ts';

const sides = ['buyer', 'seller'] as const;

export const shipmentEmailSamples: readonly EmailSample[] = sides.flatMap((side) =>
  parcelChanges.map((what) => ({
    email: 'parcel_changed',
    variant: `${side} ${what}`,
    write: (locale) => parcelMail({ side, what }, sampleFacts, locale),
  })),
);
