import { expect, test } from 'vitest';
import {
  emailProblem,
  intervalLength,
  newsletterGift,
  subscriptionIntervals,
  subscriptionTitleOf,
  usualInterval,
} from './subscription-rules.ts';

test('NEWS-001 the newsletter takes 10 euro off a purchase of at least 200 euro', () =>
  expect(newsletterGift).toEqual({ valueCents: 10_00, minimalOrderValueCents: 200_00 }));

test('NEWS-003 NEWS-010 an address must be there and be one', () => {
  expect(['', '   '].map(emailProblem)).toEqual(['required', 'required']);
  expect(['robin', 'robin@home', 'r@b.nl, s@b.nl', `${'a'.repeat(250)}@b.nl`].map(emailProblem)).toEqual(
    Array(4).fill('email_address_incorrect'),
  );
  expect([' Robin@Hervonden.test ', 'r+kast@b.nl'].map(emailProblem)).toEqual([null, null]);
});

test('NEWS-008 a subscription mails daily or weekly, weekly where nobody chose', () => {
  expect(subscriptionIntervals).toEqual(['DAILY', 'WEEKLY']);
  expect(usualInterval).toBe('WEEKLY');
  expect(intervalLength.WEEKLY).toBe(7 * intervalLength.DAILY);
  expect(subscriptionTitleOf('  Teak \n kasten ')).toBe('Teak kasten');
  expect(subscriptionTitleOf('a'.repeat(200))).toHaveLength(150);
});
