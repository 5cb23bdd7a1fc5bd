import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight, type LucideIcon, Search } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from '#src/ui/kit/class-names.ts';
import { EmptyState } from '#src/ui/kit/empty-state.tsx';
import { Icon } from '#src/ui/kit/icon.tsx';
import { LinkButton } from '#src/ui/kit/link-button.tsx';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import { DeskWait } from '../act/detail.tsx';
import type { DeskAnswer } from '../act/use-desk-query.ts';
import styles from './desk-list.module.css';
import { type DeskColumn, DeskRow } from './desk-row.tsx';
import { DeskSearchField } from './desk-search-field.tsx';
import { KeysHelp } from './keys-help.tsx';
import { focusRow, useEnterToResults } from './row-focus.ts';
import { useSingleKeys } from './single-keys.ts';
import { type DeskSearchState, deskPageSize } from './use-desk-search.ts';

interface DeskListAnswer<Row> extends DeskAnswer<unknown> {
  readonly rows: readonly Row[] | undefined;
  readonly totalCount: number;
}

interface DeskFilter<Filter extends string> {
  readonly name: Filter;
  readonly label: string;
  /** Without the option "All", which the list adds in front. */
  readonly options: readonly { readonly value: string; readonly label: string; readonly count?: number }[];
}

export interface DeskListProps<Row extends { readonly id: string }, Filter extends string> {
  /** The accessible name of the list. */
  readonly label: string;
  /** The first column, which links to the row's page. */
  readonly name: { readonly label: string; readonly of: (row: Row) => ReactNode };
  /** Null for a row without a page. */
  readonly hrefOf: (row: Row) => string | null;
  readonly columns: readonly DeskColumn<Row>[];
  readonly search: DeskSearchState<Filter>;
  /** The label of the search field; without it there is no search field. */
  readonly searchLabel?: string;
  readonly filters?: readonly DeskFilter<Filter>[];
  readonly answer: DeskListAnswer<Row>;
  /** What Enter does in a row, for the list of keyboard shortcuts; null if nothing. Defaults to opening the row. */
  readonly enterDoes?: ReactNode;
  readonly empty: { readonly icon: LucideIcon; readonly title: ReactNode; readonly text?: ReactNode };
  /** Rendered next to the count, for example a download button. */
  readonly actions?: ReactNode;
}

/**
 * A list of the staff desk with search, filters and pagination in the URL, and a count of results. Keyboard
 * shortcuts: j and k move down and up, Enter opens a row or presses its button, `/` focuses the search field, Enter
 * there moves to the results, n and p change the page.
 */
export function DeskList<Row extends { readonly id: string }, Filter extends string>(
  props: DeskListProps<Row, Filter>,
) {
  const { search, answer, filters, searchLabel, enterDoes = <Trans>Open the row</Trans> } = props;
  const { rows, totalCount, isPrevious } = answer;
  const box = useRef<HTMLElement>(null);
  // Unknown while the page loads, or when it could not be loaded; it leads back to the one before.
  const pages = rows === undefined ? null : Math.max(1, Math.ceil(totalCount / deskPageSize));
  const last = pages ?? search.page;
  const turn = (by: number) => {
    const page = search.page + by;
    if (page >= 1 && page <= last) search.change({ page });
  };
  const enter = useEnterToResults(box, { query: search.query, isThere: rows !== undefined && !isPrevious });
  const isBeyond = !isPrevious && search.page > last;
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });
  useEffect(() => {
    if (isBeyond) latest.current.correctPage(last);
  }, [isBeyond, last]);
  useSingleKeys({
    j: () => focusRow(box.current, 1),
    k: () => focusRow(box.current, -1),
    n: () => turn(1),
    p: () => turn(-1),
    '/': () => box.current?.querySelector<HTMLInputElement>('input[type="search"]')?.focus(),
  });
  return (
    <section ref={box} className={styles.list} aria-label={props.label} aria-busy={answer.isFetching}>
      <div className={styles.tools}>
        {searchLabel !== undefined && <DeskSearchField label={searchLabel} search={search} onEnter={enter} />}
        <KeysHelp
          rows={[
            { key: 'J', does: <Trans>Next row</Trans> },
            { key: 'K', does: <Trans>Previous row</Trans> },
            ...(enterDoes === null ? [] : [{ key: '↵', does: enterDoes }]),
            { key: 'N', does: <Trans>Next page</Trans> },
            { key: 'P', does: <Trans>Previous page</Trans> },
            ...(searchLabel === undefined ? [] : [{ key: '/', does: <Trans>Search in the list</Trans> }]),
          ]}
        />
      </div>
      {filters?.map((filter) => (
        <FilterRow key={filter.name} filter={filter} search={search} />
      ))}
      <div className={styles.tools}>
        <p className={styles.count} role="status">
          {rows === undefined ? ' ' : <Plural value={totalCount} one="# result" other="# results" />}
        </p>
        {props.actions}
      </div>
      <ListBody {...props} />
      {last > 1 && <Pager search={search} pages={pages} />}
    </section>
  );
}

function FilterRow<Filter extends string>(props: {
  readonly filter: DeskFilter<Filter>;
  readonly search: DeskSearchState<Filter>;
}) {
  const { t } = useLingui();
  const { filter, search } = props;
  const chosen = search.filters[filter.name];
  const options: DeskFilter<Filter>['options'] = [{ value: '', label: t`All` }, ...filter.options];
  return (
    <ul className={styles.filters} aria-label={filter.label}>
      {options.map(({ value, label, count }) => (
        <li key={value}>
          <PathLink
            href={search.href({ filters: { [filter.name]: value } as Partial<Record<Filter, string>> })}
            className={cx(styles.filter)}
            aria-current={value === chosen ? 'true' : undefined}
          >
            {label}
            {count !== undefined && <span className={styles.filterCount}>{count}</span>}
          </PathLink>
        </li>
      ))}
    </ul>
  );
}

function ListBody<Row extends { readonly id: string }, Filter extends string>(
  props: DeskListProps<Row, Filter>,
) {
  const { t } = useLingui();
  const { answer, search, columns, empty } = props;
  const { rows } = answer;
  if (rows === undefined) return <DeskWait query={answer} height="16lh" />;
  const isChosen = search.query !== '' || Object.values(search.filters).some((value) => value !== '');
  if (rows.length === 0)
    return isChosen || search.page > 1 ? (
      <EmptyState
        icon={Search}
        title={<Trans>No results</Trans>}
        action={
          <LinkButton to="." search={{}}>
            <Trans>Show all</Trans>
          </LinkButton>
        }
      />
    ) : (
      <EmptyState icon={empty.icon} title={empty.title}>
        {empty.text}
      </EmptyState>
    );
  return (
    <div className={styles.scroller}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{props.name.label}</th>
            {columns.map(({ id, label, isNumber, isSecondary }) => (
              <th key={id} scope="col" data-number={isNumber} data-secondary={isSecondary}>
                {label}
              </th>
            ))}
            {columns.some(({ isSecondary }) => isSecondary) && (
              <th scope="col" className={styles.more} aria-label={t`More`} />
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <DeskRow key={row.id} row={row} name={props.name} hrefOf={props.hrefOf} columns={columns} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Pager<Filter extends string>(props: {
  readonly search: DeskSearchState<Filter>;
  /** Null while the number of pages is unknown. */
  readonly pages: number | null;
}) {
  const { t } = useLingui();
  const { search, pages } = props;
  const { page } = search;
  return (
    <nav className={styles.pager} aria-label={t`Pages`}>
      {page > 1 && (
        <PathLink href={search.href({ page: page - 1 })} className={cx(styles.filter)} rel="prev">
          <Icon icon={ChevronLeft} size={18} />
          <Trans>Previous</Trans>
        </PathLink>
      )}
      {pages !== null && (
        <span>
          <Trans>
            Page {page} of {pages}
          </Trans>
        </span>
      )}
      {pages !== null && page < pages && (
        <PathLink href={search.href({ page: page + 1 })} className={cx(styles.filter)} rel="next">
          <Trans>Next</Trans>
          <Icon icon={ChevronRight} size={18} />
        </PathLink>
      )}
    </nav>
  );
}
