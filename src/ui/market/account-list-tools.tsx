import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDownWideNarrow, ArrowUpNarrowWide, Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type ListState, searchFor, sortBy, toggleFilter } from '#domain/account-list/list-state.ts';
import { IconButton } from '#src/ui/kit/button.tsx';
import { Icon } from '#src/ui/kit/icon.tsx';
import { debounced } from '#src/ui/kit/pace.ts';
import { Select } from '#src/ui/kit/select.tsx';
import { TextField } from '#src/ui/kit/text-field.tsx';
import styles from './account-list-tools.module.css';
import type { AccountListItem, ListChoice, ListColumn } from './account-list-types.ts';
import type { ChangeList } from './use-list-state.ts';

/** Debounce time of the search field, in milliseconds. */
const searchWait = 300;

export function ListSearch({ state, change }: { readonly state: ListState; readonly change: ChangeList }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(state.search);
  const latest = useRef(typed);
  const [later] = useState(() =>
    debounced(() => change((before) => searchFor(before, latest.current.trim())), searchWait),
  );
  useEffect(() => later.cancel, [later]);
  // Reset from elsewhere, for example with "Show all".
  useEffect(() => {
    if (state.search !== latest.current.trim()) {
      latest.current = state.search;
      setTyped(state.search);
    }
  }, [state.search]);
  return (
    <div className={styles.search}>
      <TextField
        type="search"
        label={<Trans>Search in this list</Trans>}
        placeholder={t`Search in this list`}
        value={typed}
        prefix={<Icon icon={Search} size={18} />}
        maxLength={100}
        onChange={(searchText) => {
          latest.current = searchText;
          setTyped(searchText);
          later();
        }}
      />
    </div>
  );
}

export interface ListChoicesProps {
  readonly label: string;
  readonly options: readonly ListChoice[];
  readonly state: ListState;
  readonly change: ChangeList;
}

/** The filters of a list: any number of them, or all. */
export function ListFilters({ label, options, state, change }: ListChoicesProps) {
  const { t } = useLingui();
  return (
    <fieldset className={styles.chips} aria-label={label}>
      {[{ value: '', label: t`All` }, ...options].map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.chip}
          aria-pressed={
            option.value === '' ? state.filters.length === 0 : state.filters.includes(option.value)
          }
          onClick={() => change((before) => toggleFilter(before, option.value))}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}

export interface ListRolesProps {
  readonly label: string;
  readonly options: readonly ListChoice[];
  readonly value: string;
  readonly onChange: (role: string) => void;
}

/** Selects the side of the list: buyer or seller. */
export function ListRoles({ label, options, value, onChange }: ListRolesProps) {
  return (
    <fieldset className={styles.roles} aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.role}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}

/** The sort order, where there are no column headers to click. */
export function ListSort<Row extends AccountListItem>({
  columns,
  state,
  change,
}: {
  readonly columns: readonly ListColumn<Row>[];
  readonly state: ListState;
  readonly change: ChangeList;
}) {
  const { t } = useLingui();
  const options = columns.flatMap(({ sort, label }) => (sort === undefined ? [] : [{ value: sort, label }]));
  const isDown = state.direction === 'DESC';
  return (
    <div className={styles.sort}>
      <Select
        label={<Trans>Sort by</Trans>}
        options={options}
        value={state.sort}
        onChange={(sort) => change((before) => (before.sort === sort ? before : sortBy(before, sort)))}
      />
      <IconButton
        icon={isDown ? ArrowDownWideNarrow : ArrowUpNarrowWide}
        label={isDown ? t`Highest or newest first` : t`Lowest or oldest first`}
        outlined
        onPress={() => change((before) => sortBy(before, before.sort))}
      />
    </div>
  );
}
