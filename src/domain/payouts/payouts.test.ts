import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plusDays } from '../orders/order-days.ts';
import { decide } from '../process/life-cycle.ts';
import { isBankDay, minusBankDays, nextPayoutRun, plusBankDays, targetClosingDays } from './bank-days.ts';
import { attemptDays } from './earlier-attempts.ts';
import { creditedVat, feeCredit, feeOf, vatWithin } from './fee-invoice.ts';
import { accountChangeDelay, changedAccount, usableAccount } from './payout-account.ts';
import {
  delayedSince,
  differencesSince,
  isReleaseOverdue,
  releaseDueDay,
  releaseOverdueSince,
} from './payout-alarms.ts';
import { payoutLifeCycle, payoutStatuses } from './payout-life-cycle.ts';
import { isDue, payoutDays, planPayout, type UnpaidLine } from './payout-plan.ts';
import { daysToCompare, type ListedTransfer, reconcile } from './reconcile.ts';

const anyMoment = fc.date({
  min: new Date('2025-01-01T00:00:00Z'),
  max: new Date('2032-12-31T00:00:00Z'),
  noInvalidDate: true,
});

describe('bank days', () => {
  test('TARGET closes on six days besides weekends', () => {
    expect(targetClosingDays(2026)).toEqual([
      ...['2026-01-01', '2026-04-03', '2026-04-06', '2026-05-01', '2026-12-25', '2026-12-26'],
    ]);
    // King's Day is a public holiday, but banks settle payments.
    expect(isBankDay('2026-04-27')).toBe(true);
  });

  test('ORDER-021 two to five bank days after the confirmation, over Easter', () => {
    // Thursday before Good Friday 2026.
    expect(payoutDays(new Date('2026-04-02T12:00:00Z'))).toEqual({ from: '2026-04-08', until: '2026-04-13' });
    expect(plusBankDays('2026-12-24', 1)).toBe('2026-12-28');
  });

  test('the next run is later, on a bank day, at seven in Amsterdam', () => {
    fc.assert(
      fc.property(anyMoment, (now) => {
        const next = nextPayoutRun(now);
        expect(next.getTime()).toBeGreaterThan(now.getTime());
        const local = next.toLocaleString('sv-SE', { timeZone: 'Europe/Amsterdam' });
        expect(local.slice(11)).toBe('07:00:00');
        expect(isBankDay(local.slice(0, 10))).toBe(true);
      }),
    );
  });
});

const anyLine: fc.Arbitrary<UnpaidLine> = fc.record({
  id: fc.uuid(),
  status: fc.constantFrom('PENDING', 'ARRIVED', 'HANDED_OFF', 'CONFIRMED', 'IN_REVIEW', 'CANCELLED'),
  confirmedAt: fc.option(anyMoment),
  balance: fc.integer({ min: -500_000, max: 500_000 }),
});

describe('the payout plan', () => {
  const day = '2029-06-15';

  test('a payout is above zero, the sum of its lines, and holds every debt', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyLine, { selector: ({ id }) => id }), (lines) => {
        const plan = planPayout(lines, day);
        const due = lines.filter((line) => isDue(line, day)).reduce((sum, { balance }) => sum + balance, 0);
        expect(plan?.amount ?? 0).toBe(Math.max(0, due));
        if (plan === null) return;
        expect(plan.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(plan.amount);
        const debts = lines.filter(({ balance }) => balance < 0).map(({ id }) => id);
        expect(plan.lines.map(({ id }) => id)).toEqual(expect.arrayContaining(debts));
      }),
    );
  });

  test('no line is paid out before its day, with an open case, or before it arrived', () => {
    const confirmedAt = new Date('2029-06-12T10:00:00Z');
    const line = { id: 'a', status: 'CONFIRMED', confirmedAt, balance: 100 } as const;
    expect(isDue(line, '2029-06-13')).toBe(false);
    expect(isDue(line, '2029-06-14')).toBe(true);
    for (const status of ['PENDING', 'ARRIVED', 'HANDED_OFF', 'IN_REVIEW'] as const)
      expect(isDue({ ...line, status }, day)).toBe(false);
  });
});

describe('the life cycle of a payout', () => {
  test('every pair: only staff release, and only the provider or staff report the outcome', () => {
    const reached = payoutStatuses.flatMap((state) =>
      payoutLifeCycle.events.flatMap((event) =>
        payoutLifeCycle.actors.flatMap((actor) => {
          const decision = decide(payoutLifeCycle, { state, event, actor, facts: {} });
          return decision.ok ? [`${state} ${event} ${actor} ${decision.value.to}`] : [];
        }),
      ),
    );
    expect(reached).toEqual([
      'PLANNED release staff RELEASED',
      'PLANNED fail system FAILED',
      'RELEASED send staff SENT',
      'RELEASED send system SENT',
      'RELEASED fail staff FAILED',
      'RELEASED fail provider FAILED',
      'SENT pay staff PAID',
      'SENT pay provider PAID',
      'SENT fail staff FAILED',
      'SENT fail provider FAILED',
      'SENT return staff RETURNED',
      'SENT return provider RETURNED',
      'PAID return staff RETURNED',
      'PAID return provider RETURNED',
    ]);
  });
});

describe('a changed account number', () => {
  const [one, other] = [
    { iban: 'NL91ABNA0417164300', holder: 'A' },
    { iban: 'BE68539007547034', holder: 'B' },
  ];
  const nothing = { current: null, previous: null, usableFrom: null };
  const now = new Date('2026-03-01T12:00:00Z');
  const later = (by: number) => new Date(now.getTime() + by);

  test('the first is used at once, a later one after 24 hours, the previous one until then', () => {
    const first = changedAccount(nothing, one, now);
    expect(usableAccount(first, now)).toEqual(one);
    const changed = changedAccount(first, other, now);
    expect(usableAccount(changed, later(accountChangeDelay - 1))).toEqual(one);
    expect(usableAccount(changed, later(accountChangeDelay))).toEqual(other);
  });

  test('no sequence of changes makes a new account usable sooner', () => {
    const anyChanges = fc.array(
      fc.record({
        to: fc.constantFrom(one, other, null),
        after: fc.integer({ min: 0, max: accountChangeDelay * 2 }),
      }),
      { minLength: 1, maxLength: 8 },
    );
    fc.assert(
      fc.property(anyChanges, (changes) => {
        let state = changedAccount(nothing, one, now);
        let at = 0;
        for (const { to, after } of changes) {
          at += after;
          const usedBefore = usableAccount(state, later(at));
          state = changedAccount(state, to, later(at));
          expect(usableAccount(state, later(at))).toEqual(usedBefore);
        }
      }),
    );
  });
});

describe('the provider’s list', () => {
  const anyTransfer = fc.record({
    reference: fc.constantFrom('a', 'b', 'c', 'd'),
    amount: fc.integer({ min: 1, max: 3 }),
    status: fc.constantFrom('SENT' as const, 'PAID' as const, 'RETURNED' as const),
  });
  const anyList = fc.array(anyTransfer);
  const anyOurs = fc.uniqueArray(anyTransfer, { selector: ({ reference }) => reference });

  test('no difference is reported exactly when both lists are equal', () => {
    const tidy = (list: readonly ListedTransfer[]) =>
      list.map(({ reference, amount, status }) => `${reference} ${amount} ${status}`).sort();
    fc.assert(
      fc.property(anyOurs, anyList, (ours, theirs) => {
        const isSame = JSON.stringify(tidy(ours)) === JSON.stringify(tidy(theirs));
        expect(reconcile(ours, theirs).length === 0).toBe(isSame);
      }),
    );
  });

  test('reports missing, doubled and unknown transfers, and other amounts', () => {
    const transfer = (reference: string, amount = 100) => ({ reference, amount, status: 'PAID' }) as const;
    const ours = ['a', 'b', 'c'].map((reference) => transfer(reference));
    const theirs = [transfer('b'), transfer('b'), transfer('c', 90), transfer('x', 5)];
    expect(reconcile(ours, theirs)).toEqual([
      { kind: 'MISSING', reference: 'a', ours: 100, theirs: 0 },
      { kind: 'DOUBLED', reference: 'b', ours: 100, theirs: 200 },
      { kind: 'AMOUNT', reference: 'c', ours: 100, theirs: 90 },
      { kind: 'UNKNOWN', reference: 'x', ours: 0, theirs: 5 },
    ]);
  });

  test('reports another status of the same transfer', () => {
    const ours = [{ reference: 'a', amount: 100, status: 'PAID' as const }];
    expect(reconcile(ours, [{ reference: 'a', amount: 100, status: 'FAILED' }])).toEqual([
      {
        ...{ kind: 'STATUS', reference: 'a', ours: 100, theirs: 100 },
        statuses: { ours: 'PAID', theirs: 'FAILED' },
      },
    ]);
  });

  test('every day since the first report without a comparison is compared, of the last 31', () => {
    const compared = new Set(['2026-03-01', '2026-03-04']);
    expect(daysToCompare('2026-03-05', { first: '2026-03-01', compared })).toEqual([
      ...['2026-03-02', '2026-03-03', '2026-03-05'],
    ]);
    expect(daysToCompare('2026-03-05', { first: null, compared: new Set() })).toEqual(['2026-03-05']);
    const all = daysToCompare('2026-03-05', { first: '2025-01-01', compared: new Set() });
    expect([all.length, all[0]]).toEqual([31, '2026-02-03']);
    expect(daysToCompare('2026-03-05', { first: '2026-03-04', compared: new Set(['2026-03-05']) })).toEqual([
      '2026-03-04',
    ]);
  });
});

test('the VAT within a fee, and the fee of a line', () => {
  expect(vatWithin(12_100)).toBe(2_100);
  expect(vatWithin(0)).toBe(0);
  expect(feeOf({ price: 10_000, quantity: 2, payout: 17_000 })).toBe(3_000);
  expect(feeOf({ price: 100, quantity: 1, payout: 150 })).toBe(0);
});

test('a refund credits the rest of the fee; a partial one the share of the platform', () => {
  const line = { fee: 7_000, credited: 0, fromPlatform: 2_000 };
  expect(feeCredit({ ...line, kind: 'partly_refunded' })).toBe(2_000);
  expect(feeCredit({ ...line, kind: 'partly_refunded', fromPlatform: 9_000 })).toBe(7_000);
  // A discount left the platform with nothing, or with a loss.
  expect(feeCredit({ ...line, kind: 'partly_refunded', fromPlatform: -500 })).toBe(0);
  expect(feeCredit({ ...line, kind: 'refunded', fromPlatform: -500 })).toBe(7_000);
  expect(feeCredit({ ...line, kind: 'charged_back', credited: 2_000, fromPlatform: 5_000 })).toBe(5_000);
  expect(feeCredit({ ...line, kind: 'forfeited', credited: 2_000, fromPlatform: -500 })).toBe(
    line.fee - 2_000,
  );
  // The sale remains valid: the part paid by a discount code or gift card stays with the seller, and the fee on it
  // with the shop.
  expect(feeCredit({ ...line, kind: 'charged_back' })).toBe(2_000);
  expect(feeCredit({ ...line, kind: 'charged_back', fromPlatform: -500 })).toBe(0);
});

test('the VAT of credits sums to the VAT of the invoice', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5_000 }), { minLength: 1, maxLength: 6 }), (credits) => {
      const total = credits.reduce((sum, credit) => sum + credit, 0);
      let before = { total: 0, vat: 0 };
      for (const credit of credits) {
        const vat = creditedVat({ total, vat: vatWithin(total) }, before, credit);
        expect(vat).toBeGreaterThanOrEqual(0);
        before = { total: before.total + credit, vat: before.vat + vat };
      }
      expect(before).toEqual({ total, vat: vatWithin(total) });
    }),
  );
  expect(creditedVat({ total: 7_000, vat: 0 }, { total: 0, vat: 0 }, 3_000)).toBe(0);
});

test('a payout is delayed if it is not sent within one bank day or does not arrive within three', () => {
  // The Tuesday after Easter: Good Friday and Easter Monday are not bank days.
  expect(delayedSince(new Date('2026-04-07T12:00:00Z'))).toEqual({
    released: new Date('2026-04-01T22:00:00Z'),
    sent: new Date('2026-03-30T22:00:00Z'),
  });
  expect(differencesSince('2026-04-07')).toBe('2026-03-31');
});

test('minusBankDays undoes plusBankDays from a bank day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4000 }), fc.integer({ min: 0, max: 30 }), (days, count) => {
      const day = plusBankDays(plusDays('2024-01-01', days), 1);
      expect(minusBankDays(plusBankDays(day, count), count)).toBe(day);
    }),
  );
});

describe('when the release of a planned payout is overdue', () => {
  test('ORDER-021 after the fifth bank day, over weekends and closing days', () => {
    // Tuesday; no holiday in the week after.
    expect(releaseDueDay(new Date('2026-03-03T12:00:00Z'))).toBe('2026-03-10');
    // Thursday before Good Friday, and the day before Christmas.
    expect(releaseDueDay(new Date('2026-04-02T12:00:00Z'))).toBe('2026-04-13');
    expect(releaseDueDay(new Date('2026-12-24T12:00:00Z'))).toBe('2027-01-04');
    expect(isReleaseOverdue('2026-04-13', new Date('2026-04-13T21:59:00Z'))).toBe(false);
    expect(isReleaseOverdue('2026-04-13', new Date('2026-04-13T22:00:00Z'))).toBe(true);
  });

  test('the moment that filters lists agrees with the shown day', () => {
    fc.assert(
      fc.property(anyMoment, fc.integer({ min: 0, max: 20 * 24 * 60 }), (confirmedAt, minutes) => {
        const now = new Date(confirmedAt.getTime() + minutes * 60_000);
        expect(confirmedAt < releaseOverdueSince(now)).toBe(
          isReleaseOverdue(releaseDueDay(confirmedAt), now),
        );
      }),
    );
  });
});

test('the lists of every day since the release are searched once the provider may have forgotten the key', () => {
  const releasedAt = new Date('2026-03-04T22:30:00Z');
  expect(attemptDays(releasedAt, new Date('2026-03-04T22:59:00Z'))).toEqual([]);
  expect(attemptDays(releasedAt, new Date('2026-03-04T23:00:00Z'))).toEqual(['2026-03-04', '2026-03-05']);
});
