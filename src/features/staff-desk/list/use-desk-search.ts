import { useLocation, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { stringifySearchParams } from '#src/paths/search-params.ts';

/** How many rows a page of the desk shows. */
export const deskPageSize = 25;

interface DeskSearch<Filter extends string> {
  /** What is searched for; empty for everything. */
  readonly query: string;
  /** From 1. */
  readonly page: number;
  /** The chosen value of a filter; empty for all. */
  readonly filters: Readonly<Record<Filter, string>>;
}

export interface DeskSearchState<Filter extends string> extends DeskSearch<Filter> {
  /** The address of this page with other choices; whatever changes what is listed begins at page 1. */
  readonly href: (change: DeskSearchChange<Filter>) => string;
  readonly change: (change: DeskSearchChange<Filter>) => void;
  /** Corrects an address that asks for a page beyond the last one. */
  readonly correctPage: (page: number) => void;
}

interface DeskSearchChange<Filter extends string> {
  readonly query?: string;
  readonly page?: number;
  readonly filters?: Partial<Readonly<Record<Filter, string>>>;
}

/** The value of a filter that the address names; null for all, and for one that there is not. */
export function chosenOf<Value extends string>(
  labels: Readonly<Record<Value, unknown>>,
  given: string,
): Value | null {
  return Object.hasOwn(labels, given) ? (given as Value) : null;
}

/** Reads the choices of a list from the parameters of its address. */
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

/** The search and the filters of a list live in its address, so that a colleague who gets the link sees the same rows. */
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
  // A page is a step back; what is typed or chosen is not. What was typed just before a row was opened must not
  // take its page's place in the history.
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
