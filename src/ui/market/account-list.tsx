import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Download, type LucideIcon } from 'lucide-react';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { accountPageSize, type ListState, pageCount } from '#domain/account-list/list-state.ts';
import { Button, IconButton } from '#src/ui/kit/button.tsx';
import { EmptyState } from '#src/ui/kit/empty-state.tsx';
import { QueryAge, type QueryState, QueryWait } from '#src/ui/kit/query-content.tsx';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { useMedia } from '#src/ui/kit/use-media.ts';
import styles from './account-list.module.css';
import { ListCards, ListTable, type Selection } from './account-list-rows.tsx';
import { ListFilters, ListRoles, type ListRolesProps, ListSearch, ListSort } from './account-list-tools.tsx';
import type { AccountListItem, ListChoice, ListColumn } from './account-list-types.ts';
import type { ChangeList } from './use-list-state.ts';

export interface AccountListProps<Row extends AccountListItem> {
  /** The accessible name of the list. */
  readonly label: string;
  readonly columns: readonly ListColumn<Row>[];
  readonly link: (row: Row) => ReactNode;
  /** What stands above the link of each row, such as a person. */
  readonly lead?: (row: Row) => ReactNode;
  readonly state: ListState;
  readonly change: ChangeList;
  readonly query: QueryState<{ readonly rows: readonly Row[]; readonly totalCount: number }>;
  readonly filters?: { readonly label: string; readonly options: readonly ListChoice[] };
  readonly roles?: ListRolesProps;
  readonly empty: { readonly icon: LucideIcon; readonly text: ReactNode; readonly action?: ReactNode };
  /** Saves the whole filtered list as a file; absent if there is no export. */
  readonly onExport?: () => Promise<void>;
  /** Renders the actions for the selected rows; `done` clears the selection. */
  readonly bulk?: (chosen: readonly Row[], done: () => void) => ReactNode;
}

/** A list of the account with search, filters, sorting and pagination; shared by all lists of the account. */
export function AccountList<Row extends AccountListItem>(props: AccountListProps<Row>) {
  const { state, change, query, filters, roles, columns } = props;
  const isWide = useMedia('(min-width: 1024px)');
  const count = useRef<HTMLParagraphElement>(null);
  const rows = query.data?.rows;
  const totalCount = query.data?.totalCount ?? 0;
  const isChosen = state.filters.length > 0 || state.search !== '';
  const isEmpty = rows?.length === 0 && totalCount === 0;
  const showsTools = !isEmpty || isChosen;
  return (
    <section className={styles.list} aria-label={props.label}>
      {roles !== undefined && <ListRoles {...roles} />}
      {showsTools && (
        <div className={styles.tools}>
          <ListSearch state={state} change={change} />
          <div className={styles.line}>
            {!isWide && <ListSort columns={columns} state={state} change={change} />}
            {props.onExport !== undefined && (
              <Export onExport={props.onExport} isDisabled={isEmpty} isWide={isWide} />
            )}
          </div>
        </div>
      )}
      {showsTools && filters !== undefined && <ListFilters {...filters} state={state} change={change} />}
      <QueryAge query={query} />
      {showsTools && (
        <p ref={count} tabIndex={-1} className={styles.count} role="status">
          {rows === undefined ? ' ' : <Plural value={totalCount} one="# result" other="# results" />}
        </p>
      )}
      <ListBody {...props} isWide={isWide} isChosen={isChosen} />
      <Pager state={state} change={change} totalCount={query.data?.totalCount ?? null} start={count} />
    </section>
  );
}

interface BodyProps<Row extends AccountListItem> extends AccountListProps<Row> {
  readonly isWide: boolean;
  readonly isChosen: boolean;
}

function ListBody<Row extends AccountListItem>(props: BodyProps<Row>) {
  const { t } = useLingui();
  const { query, empty, change, bulk, isWide, isChosen } = props;
  const rows = query.data?.rows;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  if (rows === undefined) return <QueryWait query={query} skeleton={<RowsSkeleton />} />;
  if (rows.length === 0 && isChosen)
    return (
      <EmptyState
        icon={empty.icon}
        title={<Trans>Nothing found</Trans>}
        action={
          <Button onPress={() => change((before) => ({ ...before, filters: [], search: '', page: 1 }))}>
            <Trans>Show all</Trans>
          </Button>
        }
      />
    );
  if (rows.length === 0)
    return (
      <EmptyState
        icon={empty.icon}
        // ACCT-016.
        title={t({ id: 'account.list.no_items', message: 'Nothing here yet' })}
        action={empty.action}
      >
        {empty.text}
      </EmptyState>
    );
  const here = rows.filter(({ uuid }) => chosen.has(uuid));
  const selection: Selection | null =
    bulk === undefined
      ? null
      : {
          chosen,
          toggle: (uuid) =>
            setChosen((before) => {
              const next = new Set(before);
              if (!next.delete(uuid)) next.add(uuid);
              return next;
            }),
          toggleAll: () =>
            setChosen(here.length === rows.length ? new Set() : new Set(rows.map(({ uuid }) => uuid))),
        };
  const Rows = isWide ? ListTable : ListCards;
  return (
    <div className={styles.body} aria-busy={query.isFetching}>
      {bulk !== undefined && here.length > 0 && (
        <div className={styles.bulk} role="status">
          <span>
            <Plural value={here.length} one="# selected" other="# selected" />
          </span>
          {bulk(here, () => setChosen(new Set()))}
        </div>
      )}
      <Rows {...props} rows={rows} selection={selection} />
    </div>
  );
}

const places = ['one', 'two', 'three', 'four', 'five'];

function RowsSkeleton() {
  return (
    <div aria-hidden className={styles.skeleton}>
      {places.map((place) => (
        <div key={place} className={styles.skeletonRow}>
          <Skeleton ratio="1" />
          <Skeleton height="1lh" width="60%" />
          <Skeleton height="1lh" width="80%" />
        </div>
      ))}
    </div>
  );
}

interface ExportProps {
  readonly onExport: () => Promise<void>;
  readonly isDisabled: boolean;
  readonly isWide: boolean;
}

function Export({ onExport, isDisabled, isWide }: ExportProps) {
  const { t } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    await onExport().finally(() => setBusy(false));
  };
  if (!isWide)
    return (
      <IconButton
        icon={Download}
        label={t`Download as CSV`}
        outlined
        isDisabled={isDisabled || isBusy}
        onPress={() => void run()}
      />
    );
  return (
    <Button icon={Download} isDisabled={isDisabled} isPending={isBusy} onPress={() => void run()}>
      <Trans>Download as CSV</Trans>
    </Button>
  );
}

interface PagerProps {
  readonly state: ListState;
  readonly change: ChangeList;
  /** Null while it is unknown: the page loads or could not be loaded. */
  readonly totalCount: number | null;
  /** What stands above the first row. */
  readonly start: RefObject<HTMLElement | null>;
}

/** The buttons to other pages; nothing if there is one. A page that could not be loaded still leads back. */
function Pager({ state, change, totalCount, start }: PagerProps) {
  const { t } = useLingui();
  const { page } = state;
  const last = totalCount === null ? page : pageCount(totalCount);
  if (last === 1) return null;
  const first = (page - 1) * accountPageSize + 1;
  const until = Math.min(page * accountPageSize, totalCount ?? 0);
  const turn = (by: number) => {
    change((before) => ({ ...before, page: before.page + by }));
    // The new rows are read from their start. The pressed button may be disabled on the new page and lose the focus.
    start.current?.scrollIntoView({ block: 'start' });
    start.current?.focus({ preventScroll: true });
  };
  return (
    <nav className={styles.pager} aria-label={t`Pages`}>
      <Button isDisabled={page <= 1} onPress={() => turn(-1)}>
        <Trans>Previous</Trans>
      </Button>
      {totalCount !== null && (
        <span>
          <Trans>
            {first}–{until} of {totalCount}
          </Trans>
        </span>
      )}
      <Button isDisabled={page >= last} onPress={() => turn(1)}>
        <Trans>Next</Trans>
      </Button>
    </nav>
  );
}
