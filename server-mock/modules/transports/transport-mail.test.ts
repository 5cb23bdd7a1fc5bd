import { describe, expect, test } from 'vitest';
import { locales } from '#domain/constants/locales.ts';
import type { EmailContent } from '../../outside/mail/email-content.ts';
import { renderEmail } from '../../outside/mail/render-email.ts';
import { transportUpdates } from './events.ts';
import { transportMail } from './transport-mail.ts';

const facts = {
  title: 'Teakhouten dressoir',
  dates: ['2026-11-27', '2026-11-30', '2026-12-01'],
  day: '2026-11-30',
  pickupWindow: '09:00-13:00',
  address: 'https://hervonden.test/account/bestellingen/1',
};
const sides = ['buyer', 'seller'] as const;
const textOf = (content: EmailContent) => renderEmail(content).text;

test('the side that has to act gets a complete email with the link to the order, in three languages', () => {
  for (const locale of locales) {
    const sidesOf = transportUpdates.map((what) =>
      sides.filter((side) => {
        const content = transportMail({ side, what }, facts, locale);
        if (content === null) return false;
        expect(content.subject).toContain('Teakhouten dressoir');
        expect(textOf(content)).toContain(facts.address);
        expect(`${content.subject} ${textOf(content)}`).not.toMatch(/undefined|null|NaN|[{}]/);
        return true;
      }),
    );
    // STARTED, PROPOSED, REJECTED, SELECTED, PLANNED, WINDOW, FAILED
    expect(sidesOf).toEqual([
      ...[['seller'], ['buyer'], ['seller'], ['seller'], ['buyer']],
      ...[
        ['buyer', 'seller'],
        ['buyer', 'seller'],
      ],
    ]);
  }
});

describe("days and hours are written in the reader's language", () => {
  const text = (what: 'PROPOSED' | 'WINDOW', locale: (typeof locales)[number]) => {
    const content = transportMail({ side: 'buyer', what }, facts, locale);
    return content === null ? '' : textOf(content).replaceAll('\u00a0', ' ');
  };

  test('the proposed days', () => {
    expect(text('PROPOSED', 'nl')).toContain(
      'vrijdag 27 november, maandag 30 november en dinsdag 1 december',
    );
    expect(text('PROPOSED', 'fr')).toContain('vendredi 27 novembre, lundi 30 novembre et mardi 1');
  });

  test('TRANS-024 the window that is announced on the evening before', () => {
    expect(text('WINDOW', 'nl')).toContain('Op maandag 30 november haalt de chauffeur');
    expect(text('WINDOW', 'nl')).toContain('tussen 09:00 en 13:00 op bij de verkoper');
    expect(text('WINDOW', 'en')).toContain('between 09:00 and 13:00');
    expect(text('WINDOW', 'fr')).toContain('Le lundi 30 novembre, le chauffeur vient chercher');
  });

  test.each([
    [
      'nl',
      'Onderweg op maandag 30 november: Teakhouten dressoir',
      'Op maandag 30 november tussen 09:00 en 13:00: Teakhouten dressoir',
    ],
    [
      'en',
      'Out for delivery on Monday 30 November: Teakhouten dressoir',
      'On Monday 30 November between 09:00 and 13:00: Teakhouten dressoir',
    ],
    [
      'fr',
      'En route le lundi 30 novembre\u00a0: Teakhouten dressoir',
      'Le lundi 30 novembre entre 09:00 et 13:00\u00a0: Teakhouten dressoir',
    ],
  ] as const)(
    'TRANS-024 only for the seller the window is when the driver comes (%s)',
    (locale, ...subjects) => {
      const subjectOf = (side: (typeof sides)[number]) =>
        transportMail({ side, what: 'WINDOW' }, facts, locale)?.subject;
      expect([subjectOf('buyer'), subjectOf('seller')]).toEqual(subjects);
    },
  );
});
