import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { type ListState, sortBy } from '#domain/account-list/list-state.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import styles from './account-list-rows.module.css';
import type { AccountListItem, ListColumn } from './account-list-types.ts';
import { Picture } from './picture.tsx';
import type { ChangeList } from './use-list-state.ts';

export interface Selection {
  readonly chosen: ReadonlySet<string>;
  readonly toggle: (uuid: string) => void;
  readonly toggleAll: () => void;
}

export interface RowsProps<Row extends AccountListItem> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly ListColumn<Row>[];
  readonly link: (row: Row) => ReactNode;
  readonly lead?: ((row: Row) => ReactNode) | undefined;
  readonly state: ListState;
  readonly change: ChangeList;
  /** Null if there are no bulk actions. */
  readonly selection: Selection | null;
}

function Thumb({ row }: { readonly row: AccountListItem }) {
  return (
    <Picture
      image={row.featuredImage}
      alt=""
      widths={[96, 192]}
      sizes="88px"
      ratio={1}
      className={styles.thumb ?? ''}
    />
  );
}

function Mark({ row, selection }: { readonly row: AccountListItem; readonly selection: Selection }) {
  const { t } = useLingui();
  const { title } = row;
  return (
    <label className={styles.mark}>
      <input
        type="checkbox"
        checked={selection.chosen.has(row.uuid)}
        onChange={() => selection.toggle(row.uuid)}
        aria-label={t`Select ${title}`}
      />
    </label>
  );
}

/** The rows as a table, sortable by its column headers (ACCT-006, ACCT-007). */
export function ListTable<Row extends AccountListItem>(props: RowsProps<Row>) {
  const { t } = useLingui();
  const { label, rows, columns, link, lead, state, change, selection } = props;
  return (
    <div className={styles.scroller}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {selection !== null && (
              <th className={styles.markCell}>
                <label className={styles.mark}>
                  <input
                    type="checkbox"
                    checked={rows.length > 0 && rows.every(({ uuid }) => selection.chosen.has(uuid))}
                    onChange={selection.toggleAll}
                    aria-label={t`Select all on this page`}
                  />
                </label>
              </th>
            )}
            {columns.map((column) => (
              <HeadCell key={column.id} column={column} state={state} change={change} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.uuid} data-chosen={selection?.chosen.has(row.uuid) || undefined}>
              {selection !== null && (
                <td className={styles.markCell}>
                  <Mark row={row} selection={selection} />
                </td>
              )}
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.id} scope="row" className={styles.first}>
                    <span className={styles.title}>
                      <Thumb row={row} />
                      <span>
                        {lead?.(row)}
                        <span className={styles.name}>{link(row)}</span>
                      </span>
                    </span>
                  </th>
                ) : (
                  <td key={column.id} data-number={column.isNumber || undefined}>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function HeadCell<Row extends AccountListItem>({
  column,
  state,
  change,
}: {
  readonly column: ListColumn<Row>;
  readonly state: ListState;
  readonly change: ChangeList;
}) {
  const { sort, label, isNumber } = column;
  if (sort === undefined)
    return (
      <th scope="col" data-number={isNumber || undefined}>
        {label}
      </th>
    );
  const isSorted = state.sort === sort;
  const isDown = state.direction === 'DESC';
  return (
    <th
      scope="col"
      data-number={isNumber || undefined}
      aria-sort={isSorted ? (isDown ? 'descending' : 'ascending') : 'none'}
    >
      <button type="button" className={styles.head} onClick={() => change((before) => sortBy(before, sort))}>
        {label}
        <Icon icon={isSorted ? (isDown ? ArrowDown : ArrowUp) : ArrowUpDown} size={16} />
      </button>
    </th>
  );
}

/** The rows as cards, for narrow viewports. */
export function ListCards<Row extends AccountListItem>(props: RowsProps<Row>) {
  const { label, rows, columns, link, lead, selection } = props;
  return (
    <ul className={styles.cards} aria-label={label}>
      {rows.map((row) => (
        <li key={row.uuid} className={styles.card} data-chosen={selection?.chosen.has(row.uuid) || undefined}>
          <Thumb row={row} />
          <div className={styles.cardText}>
            {lead?.(row)}
            <span className={styles.name}>{link(row)}</span>
            <dl className={styles.facts}>
              {columns.slice(1).map((column) => (
                <div key={column.id} data-long={column.isLong || undefined}>
                  <dt>{column.label}</dt>
                  <dd>{column.cell(row)}</dd>
                </div>
              ))}
            </dl>
          </div>
          {selection !== null && <Mark row={row} selection={selection} />}
        </li>
      ))}
    </ul>
  );
}
