import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '#src/ui/kit/icon.tsx';
import { debounced } from '#src/ui/kit/pace.ts';
import { TextField } from '#src/ui/kit/text-field.tsx';
import styles from './desk-list.module.css';
import type { DeskSearchState } from './use-desk-search.ts';

/** Debounce time of the search field, in milliseconds. */
const searchWait = 300;

/** The search field of a list; the search follows what is typed after a pause, and Enter at once. */
export function DeskSearchField<Filter extends string>(props: {
  readonly label: string;
  readonly search: DeskSearchState<Filter>;
  /** Called on Enter with the value of the field. */
  readonly onEnter: (query: string) => void;
}) {
  const { label, search, onEnter } = props;
  const [typed, setTyped] = useState(search.query);
  const latest = useRef({ typed, change: search.change });
  useEffect(() => {
    latest.current.change = search.change;
  });
  const [find] = useState(() => () => latest.current.change({ query: latest.current.typed.trim() }));
  const [later] = useState(() => debounced(find, searchWait));
  useEffect(() => later.cancel, [later]);
  // The URL changed, for example with the browser's back button.
  useEffect(() => {
    if (search.query !== latest.current.typed.trim()) {
      latest.current.typed = search.query;
      setTyped(search.query);
    }
  }, [search.query]);
  return (
    <div className={styles.search}>
      <TextField
        type="search"
        label={label}
        value={typed}
        prefix={<Icon icon={Search} size={18} />}
        maxLength={100}
        onKeyDown={({ key }) => {
          if (key !== 'Enter') return;
          later.cancel();
          find();
          onEnter(latest.current.typed.trim());
        }}
        onChange={(value) => {
          latest.current.typed = value;
          setTyped(value);
          later();
        }}
      />
    </div>
  );
}
