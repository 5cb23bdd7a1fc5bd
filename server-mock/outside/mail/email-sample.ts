import type { Locale } from '../../messages.ts';
import type { EmailContent } from './email-content.ts';

/** An email of the app with sample data, as the preview page of the demo shows it. */
export interface EmailSample {
  /** The kind of notification that it belongs to; a name of its own for an email without one. */
  readonly email: string;
  /** Distinguishes the samples of an email; empty if there is one. */
  readonly variant: string;
  readonly write: (locale: Locale) => EmailContent;
}

/** The facts that samples share. */
export const sampleFacts = {
  title: 'Eames Lounge Chair',
  name: 'Robin Jansen',
  email: 'robin@hervonden.test',
  seller: 'Atelier Noord',
  number: 'H-100245',
  /** What a person wrote. */
  message: 'The seat has a small scratch on the left.\nThe photos show it well.',
  url: 'https://hervonden.test/account',
  date: new Date('2026-11-28T13:00:00Z'),
} as const;

/** A sample of an email that has one form. */
export function sampleOf(email: string, write: EmailSample['write']): EmailSample {
  return { email, variant: '', write };
}

/** A sample of each variant of an email. */
export function samplesOf<Variant extends string>(
  email: string,
  variants: readonly Variant[],
  write: (variant: Variant, locale: Locale) => EmailContent,
): readonly EmailSample[] {
  return variants.map((variant) => ({ email, variant, write: (locale) => write(variant, locale) }));
}

/** What a sample shows, from a writer that returns null where there is no email; throws there. */
export function existing<Content>(content: Content | null): Content {
  if (content === null) throw new Error('A sample shows an email that does not exist.');
  return content;
}
