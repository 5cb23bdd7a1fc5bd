import { expect, test } from 'vitest';
import { popUp, referral, secondChanceMaxDiscount, secondChanceReturnCosts } from './campaigns.ts';
import { cutoff, isBeforeCutoff } from './cutoff.ts';

test('UI-021 the cutoff is the last millisecond of 30 September 2025 in Amsterdam', () => {
  const amsterdam = new Intl.DateTimeFormat('nl-NL', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: 'Europe/Amsterdam',
  });
  expect(amsterdam.format(cutoff)).toBe('30-09-2025, 23:59:59');
  expect(cutoff % 1000).toBe(999);
  expect(isBeforeCutoff(cutoff)).toBe(true);
  expect(isBeforeCutoff(cutoff + 1)).toBe(false);
});

test('CONTENT-007 a friend’s welcome is 10% by the code WELKOM10, of 100 euros at most', () =>
  expect(referral).toEqual({ percent: 10, mostOff: 100, code: 'WELKOM10' }));

test('CONTENT-008 second-chance products are up to 70 percent cheaper', () =>
  expect(secondChanceMaxDiscount).toBe(70));

test('CONTENT-014 the pop-up asks 5 euros at the door, in slots from 09:00 to 12:00', () => {
  expect(popUp.doorTicket).toBe(5);
  expect(popUp.slots[0]).toMatch(/^09:00/);
  expect(popUp.slots.at(-1)).toMatch(/12:00$/);
});

test('CONTENT-015 CONTENT-016 sending back costs 11.50 euros for a small parcel and 69.00 for large transport', () =>
  expect(secondChanceReturnCosts).toEqual({ smallParcel: 11.5, largeTransport: 69 }));
