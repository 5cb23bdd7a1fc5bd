import { useLocation, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { stringifySearchParams } from '#src/paths/search-params.ts';

export const deskPageSize = 25;

interface DeskSearch<Filter extends string> {
  /** The search text; empty for everything. */
  readonly query: string;
  /** Counts from 1. */
  readonly page: number;
  /** The chosen value per filter; empty for all. */
  readonly filters: Readonly<Record<Filter, string>>;
}

export interface DeskSearchState<Filter extends string> extends DeskSearch<Filter> {
  /** The URL of this page with the change applied; a change of the search or a filter goes back to page 1. */
  readonly href: (change: DeskSearchChange<Filter>) => string;
  readonly change: (change: DeskSearchChange<Filter>) => void;
  /** Corrects a URL whose page number is beyond the last page. */
  readonly correctPage: (page: number) => void;
}

interface DeskSearchChange<Filter extends string> {
  readonly query?: string;
  readonly page?: number;
  readonly filters?: Partial<Readonly<Record<Filter, string>>>;
}

/** The filter value in the URL; null for "all" and for unknown values. */
export function chosenOf<Value extends string>(
  labels: Readonly<Record<Value, unknown>>,
  given: string,
): Value | null {
  return Object.hasOwn(labels, given) ? (given as Value) : null;
}

/** Parses the state of a list from the search parameters. */
function searchOf<Filter extends string>(
  given: Readonly<Record<string, unknown>>,
  names: readonly Filter[],
): DeskSearch<Filter> {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const page = Number(text(given.page));
  return {
    query: text(given.q),
    page: Number.isInteger(page) && page > 1 ? page : 1,
    filters: Object.fromEntries(names.map((name) => [name, text(given[name])])) as Record<Filter, string>,
  };
}

/** The search and filters of a list, stored in the URL, so that a shared link shows a colleague the same rows. */
export function useDeskSearch<Filter extends string>(names: readonly Filter[]): DeskSearchState<Filter> {
  const { history } = useRouter();
  const pathname = useLocation({ select: (location) => location.pathname });
  const given = useLocation({ select: (location) => location.search as Record<string, unknown> });
  const now = searchOf(given, names);
  const href = (change: DeskSearchChange<Filter>) => {
    const query = change.query ?? now.query;
    const filters = { ...now.filters, ...change.filters };
    const page = change.page ?? 1;
    const chosen = Object.entries<string>(filters).filter(([, value]) => value !== '');
    return `${pathname}${stringifySearchParams({
      ...(query !== '' && { q: query }),
      ...Object.fromEntries(chosen),
      ...(page > 1 && { page }),
    })}`;
  };
  // A page change adds a history entry; a search or filter replaces the current one. A debounced search that fires
  // after a row was opened must not replace the entry of the row's page.
  const go = useCallback(
    (address: string, isStep: boolean) => {
      if (history.location.pathname !== pathname) return;
      if (isStep) history.push(address);
      else history.replace(address);
    },
    [history, pathname],
  );
  return {
    ...{ ...now, href },
    change: (change) => go(href(change), change.page !== undefined),
    correctPage: (page) => go(href({ page }), false),
  };
}
