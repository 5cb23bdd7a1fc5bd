import { expect, test, vi } from 'vitest';
import { emptyBits } from './bitset.ts';
import { Columns } from './columns.ts';
import { layoutOf, recordsOf } from './records.ts';
import { type Filters, Start } from './start.ts';

function openStart(): Start {
  const columns = new Columns();
  const layout = layoutOf(columns);
  const records = recordsOf(columns, layout);
  return new Start({ columns, layout, records, orders: new Map(), byId: new Uint32Array(0) });
}

const filters = (value: string): Filters => ({
  ...{ groups: [{ kind: 'values', type: 'COLORS', values: [value] }], place: null, availableOnly: true },
});

test('counts are cached when they are asked for again', () => {
  const start = openStart();
  const rows = vi.fn(() => emptyBits(32));
  const callsOf = (count: () => void) => {
    rows.mockClear();
    count();
    return rows.mock.calls.length;
  };
  const all = () => start.countAll(filters('rood'), rows);
  const one = () => start.countOne(filters('blauw'), 'PRICE', 'price', rows);
  expect([all, all, all].map(callsOf)).toEqual([1, 1, 0]);
  expect([one, one, one].map(callsOf)).toEqual([1, 1, 0]);
});

test('counts that were made in advance are cached', () => {
  const start = openStart();
  start.warm(filters('rood'));
  const rows = vi.fn(() => emptyBits(32));
  start.countAll(filters('rood'), rows);
  expect(rows).not.toHaveBeenCalled();
});
