import { describe, expect, test } from 'vitest';
import {
  accountPageSize,
  changeRole,
  freshState,
  pageCount,
  readState,
  searchFor,
  sortBy,
  toggleFilter,
  withinPages,
} from './list-state.ts';

const defaults = { role: 'SELLER', sort: 'MODIFIED', direction: 'DESC' } as const;
const fresh = freshState(defaults);

test('ACCT-014 fifteen rows on a page', () => {
  expect(accountPageSize).toBe(15);
  expect([0, 15, 16, 46].map(pageCount)).toEqual([1, 1, 2, 4]);
  expect(withinPages({ ...fresh, page: 9 }, 16).page).toBe(2);
});

test('ACCT-006 a click on the sorted column turns it, also on the one that was sorted from the start', () => {
  const once = sortBy(fresh, 'MODIFIED');
  expect(once).toMatchObject({ sort: 'MODIFIED', direction: 'ASC' });
  expect(sortBy(once, 'MODIFIED').direction).toBe('DESC');
});

test('ACCT-007 the first click on another column gives DESC, from either direction', () => {
  expect(sortBy({ ...fresh, page: 3 }, 'AMOUNT')).toMatchObject({
    sort: 'AMOUNT',
    direction: 'DESC',
    page: 1,
  });
  expect(sortBy({ ...fresh, direction: 'ASC' }, 'AMOUNT').direction).toBe('DESC');
});

test('"all" clears the filters, and taking the last one away is "all"', () => {
  const one = toggleFilter({ ...fresh, page: 4 }, 'PENDING');
  expect(one).toMatchObject({ filters: ['PENDING'], page: 1 });
  expect(toggleFilter(toggleFilter(one, 'EXPIRED'), '').filters).toEqual([]);
  expect(toggleFilter(one, 'PENDING').filters).toEqual([]);
});

describe('another role', () => {
  const used = { ...fresh, filters: ['PENDING'], sort: 'AMOUNT', page: 2, search: 'kast' };
  test('ACCT-009 resets the filters and leaves the sort of orders alone', () => {
    const orders = changeRole(used, 'BUYER', defaults, { resetsSort: false });
    expect(orders).toMatchObject({ role: 'BUYER', filters: [], sort: 'AMOUNT', page: 1 });
  });
  test('ACCT-010 resets the sort of bids too', () => {
    expect(changeRole(used, 'BUYER', defaults, { resetsSort: true })).toMatchObject({
      role: 'BUYER',
      filters: [],
      sort: 'MODIFIED',
      direction: 'DESC',
    });
  });
  test('the same role changes nothing', () => {
    expect(changeRole(used, 'SELLER', defaults, { resetsSort: true })).toBe(used);
  });
});

test('another search starts on the first page', () => {
  expect(searchFor({ ...fresh, page: 2 }, 'stoel')).toMatchObject({ search: 'stoel', page: 1 });
  expect(searchFor(fresh, '')).toBe(fresh);
});

test('reads back what the device stored, and nothing that is malformed', () => {
  const used = { ...fresh, filters: ['PENDING'], page: 2 };
  expect(readState(JSON.stringify(used), defaults)).toEqual(used);
  for (const odd of [null, '', '{', '[]', '{"page":0}', JSON.stringify({ ...used, direction: 'UP' })])
    expect(readState(odd, defaults)).toBeNull();
});
