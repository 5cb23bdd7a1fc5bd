import { expect, test } from 'vitest';
import { sampleNotification } from '#tests/factories/sample-notification.ts';
import { byDay } from './days.ts';

const at = (id: string, iso: string) => sampleNotification({ id, createdAt: Date.parse(iso) });

test('PWA-040 notifications are grouped by day in Amsterdam, in summer and winter', () => {
  const days = byDay([
    at('bid:4', '2026-07-02T22:30:00Z'),
    at('bid:3', '2026-07-02T21:30:00Z'),
    at('bid:2', '2026-01-01T22:59:00Z'),
    at('bid:1', '2025-12-31T23:00:00Z'),
  ]);
  expect(days.map(({ day, notifications }) => [day, notifications.map(({ id }) => id)])).toEqual([
    ['2026-07-03', ['bid:4']],
    ['2026-07-02', ['bid:3']],
    ['2026-01-01', ['bid:2', 'bid:1']],
  ]);
});
