/** The number of rows on a page of an account list (ACCT-014). */
export const accountPageSize = 15;

type Direction = 'ASC' | 'DESC';

/** The user's choices in an account list. */
export interface ListState {
  /** The user's role in lists that have roles (bids, orders); empty in other lists. */
  readonly role: string;
  /** The selected filter values. No filter applies when empty. */
  readonly filters: readonly string[];
  readonly sort: string;
  readonly direction: Direction;
  /** The page number, starting at 1. */
  readonly page: number;
  readonly search: string;
}

export type ListDefaults = Pick<ListState, 'role' | 'sort' | 'direction'>;

/** Returns the state of a list that is opened for the first time. */
export function freshState(defaults: ListDefaults): ListState {
  return { ...defaults, filters: [], page: 1, search: '' };
}

/**
 * Reverses the direction when the column is already sorted; sorts any other column descending (ACCT-006, ACCT-007).
 */
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
 * Adds the value to the filters, or removes it if it is already selected. The empty value means "all" and clears the
 * filters. Returns to page 1 because the results change.
 */
export function toggleFilter(state: ListState, value: string): ListState {
  const without = state.filters.filter((one) => one !== value);
  if (value === '') return { ...state, filters: [], page: 1 };
  const filters = without.length === state.filters.length ? [...state.filters, value] : without;
  return { ...state, filters, page: 1 };
}

/**
 * Changes the role and resets the filters, and the sort order in lists with `resetsSort` (bids) (ACCT-009, ACCT-010).
 */
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

/** Returns the number of pages, at least 1. */
export function pageCount(totalCount: number): number {
  return Math.max(1, Math.ceil(totalCount / accountPageSize));
}

/** Limits the page to the last existing page. */
export function withinPages(state: ListState, totalCount: number): ListState {
  const last = pageCount(totalCount);
  return state.page <= last ? state : { ...state, page: last };
}

/** Parses a list state that was stored on the device. Returns null for anything that is not a valid list state. */
export function readState(text: string | null, defaults: ListDefaults): ListState | null {
  if (text === null) return null;
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== 'object' || stored === null) return null;
    const { role, filters, sort, direction, page, search } = stored as Readonly<Record<string, unknown>>;
    if (!Array.isArray(filters) || !filters.every((one) => typeof one === 'string')) return null;
    if (typeof sort !== 'string' || typeof search !== 'string' || typeof role !== 'string') return null;
    if (typeof page !== 'number' || !Number.isSafeInteger(page) || page < 1) return null;
    if (direction !== 'ASC' && direction !== 'DESC') return null;
    return { ...defaults, role, filters, sort, direction, page, search };
  } catch {
    return null;
  }
}
