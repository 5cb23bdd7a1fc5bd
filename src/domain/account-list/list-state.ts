/** ACCT-014: rows on a page of an account list. */
export const accountPageSize = 15;

type Direction = 'ASC' | 'DESC';

/** What somebody chose in an account list. */
export interface ListState {
  /** On which side one stands, in lists that have sides (bids, orders); else empty. */
  readonly role: string;
  /** The chosen values; all rows when empty. */
  readonly filters: readonly string[];
  readonly sort: string;
  readonly direction: Direction;
  /** 1 is the first. */
  readonly page: number;
  readonly search: string;
}

export type ListDefaults = Pick<ListState, 'role' | 'sort' | 'direction'>;

/** A list as it opens. */
export function freshState(defaults: ListDefaults): ListState {
  return { ...defaults, filters: [], page: 1, search: '' };
}

/** ACCT-006, ACCT-007: a click on the sorted column turns it, on any other it begins with DESC. */
export function sortBy(state: ListState, column: string): ListState {
  const isSame = state.sort === column;
  return {
    ...state,
    sort: column,
    direction: isSame && state.direction === 'DESC' ? 'ASC' : 'DESC',
    page: 1,
  };
}

/**
 * The value is added to the filters, or taken out of them; the empty value stands for all and clears the others. What is
 * found changes, so the first page is shown.
 */
export function toggleFilter(state: ListState, value: string): ListState {
  const without = state.filters.filter((one) => one !== value);
  if (value === '') return { ...state, filters: [], page: 1 };
  const filters = without.length === state.filters.length ? [...state.filters, value] : without;
  return { ...state, filters, page: 1 };
}

/** ACCT-009, ACCT-010: another role resets the filters, and the sort where the list says so (bids). */
export function changeRole(
  state: ListState,
  role: string,
  defaults: ListDefaults,
  { resetsSort }: { readonly resetsSort: boolean },
): ListState {
  if (role === state.role) return state;
  const sorted = resetsSort ? { sort: defaults.sort, direction: defaults.direction } : {};
  return { ...state, ...sorted, role, filters: [], page: 1 };
}

export function searchFor(state: ListState, search: string): ListState {
  return search === state.search ? state : { ...state, search, page: 1 };
}

/** How many pages there are; one at least. */
export function pageCount(totalCount: number): number {
  return Math.max(1, Math.ceil(totalCount / accountPageSize));
}

/** The page brought into the range that there is. */
export function withinPages(state: ListState, totalCount: number): ListState {
  const last = pageCount(totalCount);
  return state.page <= last ? state : { ...state, page: last };
}

/** What a device kept, read with suspicion; null for anything that is not a list's state. */
export function readState(text: string | null, defaults: ListDefaults): ListState | null {
  if (text === null) return null;
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null) return null;
    const { role, filters, sort, direction, page, search } = kept as Readonly<Record<string, unknown>>;
    if (!Array.isArray(filters) || !filters.every((one) => typeof one === 'string')) return null;
    if (typeof sort !== 'string' || typeof search !== 'string' || typeof role !== 'string') return null;
    if (typeof page !== 'number' || !Number.isSafeInteger(page) || page < 1) return null;
    if (direction !== 'ASC' && direction !== 'DESC') return null;
    return { ...defaults, role, filters, sort, direction, page, search };
  } catch {
    return null;
  }
}
