import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { acceptedLines, everyPair, faultsOf } from '#tests/setup/life-cycle-pairs.ts';
import { type Decision, decide } from '../process/life-cycle.ts';
import type { Result } from '../result.ts';
import {
  type AppointmentParts,
  type AppointmentState,
  appointmentActors,
  appointmentEvents,
  appointmentLifeCycle,
  hasOpenProposal,
} from './appointment.ts';
import { calendarFile } from './calendar-file.ts';
import { amsterdamIso, distinctMoments, momentsProblem } from './moments.ts';
import { isPlausibleCode, pickupCode, scannedText, secretIn, typedCode } from './pickup-code.ts';

const samples = { otherDay: { isToday: false }, today: { isToday: true } } as const;

describe('the appointment of a hand-over in person', () => {
  test('every state, event and actor: exactly these transitions exist', () => {
    expect(faultsOf(appointmentLifeCycle, samples)).toEqual([]);
    const other = { buyer: 'seller', seller: 'buyer' } as const;
    const lines = (['buyer', 'seller'] as const).flatMap((actor) => [
      ...['none', 'proposed_by_buyer', 'proposed_by_seller'].flatMap((from) =>
        Object.keys(samples).map((when) => `${from} propose ${actor} [${when}] -> proposed_by_${actor}`),
      ),
      ...['fixed', 'move_by_buyer', 'move_by_seller'].map(
        (from) => `${from} propose ${actor} [otherDay] -> move_by_${actor}`,
      ),
      ...Object.keys(samples).map((when) => `proposed_by_${other[actor]} accept ${actor} [${when}] -> fixed`),
      `move_by_${other[actor]} accept ${actor} [otherDay] -> fixed`,
      ...(['buyer', 'seller'] as const).flatMap((mover) =>
        Object.keys(samples).map((when) => `move_by_${mover} keep ${actor} [${when}] -> fixed`),
      ),
    ]);
    expect([...acceptedLines(everyPair(appointmentLifeCycle, samples))].sort()).toEqual(lines.sort());
  });

  test('in any order of events: nobody accepts their own proposal, and an agreed moment stays agreed', () => {
    const step = fc.record({
      event: fc.constantFrom(...appointmentEvents),
      actor: fc.constantFrom(...appointmentActors),
      isToday: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let state: AppointmentState = 'none';
        let wasFixed = false;
        for (const { event, actor, isToday } of steps) {
          const decision: Result<Decision<AppointmentParts>> = decide(appointmentLifeCycle, {
            state,
            event,
            actor,
            facts: { isToday },
          });
          if (!decision.ok) continue;
          if (event === 'accept') expect(state.endsWith(actor)).toBe(false);
          state = decision.value.to;
          wasFixed ||= state === 'fixed';
          if (wasFixed) expect(['fixed', 'move_by_buyer', 'move_by_seller']).toContain(state);
          expect(hasOpenProposal(state)).toBe(/_by_/.test(state));
        }
      }),
    );
  });
});

describe('the moments of a proposal', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  const problem = (...texts: string[]) => momentsProblem(texts, now);

  test('one to three distinct moments, not too soon or too late, and not at night', () => {
    expect(problem('2026-11-21T13:00:00Z')).toBeNull();
    expect(problem('2026-11-21T13:00:00Z', '2026-11-21T14:00:00+01:00')).toBeNull();
    expect(problem()).toBe('appointment_moment_count');
    expect(problem(...[13, 14, 15, 16].map((hour) => `2026-11-21T${hour}:00:00Z`))).toBe(
      'appointment_moment_count',
    );
    for (const wrong of ['2026-11-21', 'x', '2026-11-21T13:00:00', '2026-13-21T13:00:00Z'])
      expect(problem(wrong)).toBe('appointment_moment_malformed');
    expect(problem('2026-11-20T12:59:00Z')).toBe('appointment_moment_too_soon');
    expect(problem('2027-01-20T12:00:00Z')).toBe('appointment_moment_too_late');
    for (const night of ['2026-11-21T05:59:00Z', '2026-11-21T21:00:00Z'])
      expect(problem(night)).toBe('appointment_moment_at_night');
    expect(problem('2026-11-21T06:00:00Z', '2026-11-21T20:59:00Z')).toBeNull();
  });

  test('times are those of Amsterdam in summer and in winter', () => {
    expect(amsterdamIso('2026-11-28', '14:30')).toBe('2026-11-28T13:30:00.000Z');
    expect(amsterdamIso('2026-07-01', '14:30')).toBe('2026-07-01T12:30:00.000Z');
    for (const [day, time] of [
      ['2026-11-28', '25:00'],
      ['28-11-2026', '14:00'],
      ['2026-11-99', '14:00'],
      ['2026-11-28', ''],
    ] as const)
      expect(amsterdamIso(day, time)).toBeNull();
    expect(distinctMoments(['2026-11-21T14:00:00+01:00', 'x', '2026-11-21T13:00:00Z'])).toHaveLength(1);
  });
});

describe('the calendar file', () => {
  const entry = {
    ...{ uid: 'a@hervonden', sequence: 2, startsAt: Date.parse('2026-07-01T12:30:00Z'), minutes: 30 },
    ...{ stampedAt: Date.parse('2026-06-20T08:00:00Z'), summary: 'Ophalen: kast, eiken; "laag"' },
    ...{ description: 'Eerste regel\nTweede \\ regel', location: 'Biltstraat 12, Utrecht' },
    ...{ url: 'https://hervonden.test/x', isCancelled: false },
  };

  test('has the time in Amsterdam with its time zone rules, and escaped texts', () => {
    const file = calendarFile(entry);
    for (const line of [
      'METHOD:PUBLISH',
      'UID:a@hervonden',
      'SEQUENCE:2',
      'DTSTAMP:20260620T080000Z',
      'DTSTART;TZID=Europe/Amsterdam:20260701T143000',
      'DTEND;TZID=Europe/Amsterdam:20260701T150000',
      'SUMMARY:Ophalen: kast\\, eiken\\; "laag"',
      'DESCRIPTION:Eerste regel\\nTweede \\\\ regel',
      'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
    ])
      expect(file.split('\r\n')).toContain(line);
    expect(calendarFile({ ...entry, isCancelled: true })).toContain('METHOD:CANCEL');
  });

  test('no line is longer than 75 octets, and unfolding gives the text back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (summary) => {
        const plain = summary.replaceAll(/\p{Cc}/gu, '');
        const file = calendarFile({ ...entry, summary: plain });
        for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        const text = /SUMMARY:([^\r\n]*)\r\n/.exec(file.replaceAll('\r\n ', ''))?.[1] ?? '';
        expect(text.replaceAll(/\\([\\;,])/g, '$1')).toBe(plain);
      }),
    );
  });
});

describe('the code of a hand-over', () => {
  const digits = fc.stringMatching(/^\d{5}$/);
  const seeds = fc.integer({ min: 0, max: 9 });

  test('one wrong digit, or two swapped neighbours, is always detected', () => {
    fc.assert(
      fc.property(
        ...[digits, seeds, fc.integer({ min: 0, max: 5 }), fc.integer({ min: 1, max: 9 })],
        (secret, seed, at, by) => {
          const code = pickupCode(secret, seed);
          expect(isPlausibleCode(code, seed)).toBe(true);
          const slipped = code.replace(/\d/g, (digit, index) =>
            index === at ? String((Number(digit) + by) % 10) : digit,
          );
          expect(isPlausibleCode(slipped, seed)).toBe(false);
          const [one = '', two = ''] = [code[at], code[at + 1]];
          if (two === '' || one === two) return;
          const swapped = code.slice(0, at) + two + one + code.slice(at + 2);
          expect(isPlausibleCode(swapped, seed)).toBe(false);
        },
      ),
    );
  });

  test('the other side’s device cannot derive the secret digits', () => {
    const seed = 4;
    const all = Array.from({ length: 100_000 }, (_, secret) =>
      pickupCode(String(secret).padStart(5, '0'), seed),
    );
    expect(all.every((code) => isPlausibleCode(code, seed))).toBe(true);
    expect(new Set(all).size).toBe(100_000);
  });

  test('a scanned code is only valid for its own delivery', () => {
    const secret = 'a'.repeat(32);
    const text = scannedText('one', secret);
    expect(secretIn(text, 'one')).toBe(secret);
    expect(secretIn(text, 'other')).toBeNull();
    for (const wrong of ['', 'https://hervonden.test', `${text}:x`, scannedText('one', 'a')])
      expect(secretIn(wrong, 'one')).toBeNull();
    expect(typedCode('123 456')).toBe('123456');
    expect(typedCode('12345')).toBeNull();
  });
});
