import { useLingui } from '@lingui/react/macro';
import { useLocation, useRouter } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { type KeyboardEvent, lazy, type Ref, Suspense, useEffect, useRef, useState } from 'react';
import { patient } from '#src/platform/update/patient.ts';
import { cx } from '#src/ui/kit/class-names.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import styles from './search-bar.module.css';
import { searchHref, searchOfPage } from './search-href.ts';
import type { PanelKeys } from './search-panel.tsx';

const loadPanel = patient(() =>
  import('./search-panel.tsx').then(({ SearchPanel }) => ({ default: SearchPanel })),
);
const SearchPanel = lazy(loadPanel);
export const searchFieldId = 'search-field';
const panelId = 'search-suggestions';

/**
 * The search field in the header (NAV-002, SRCH-001): Enter opens the results. Suggestions from the search history,
 * popular searches and the catalogue are a chunk that is loaded on first focus; the field works without it.
 */
export function SearchBar({ className }: { readonly className: string }) {
  const { history } = useRouter();
  const { words, setWords, isOpen, setOpen } = useSearchField();
  const [activeId, setActiveId] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const keys = useRef<PanelKeys>(null);
  const search = (text: string) => {
    const href = searchHref(text);
    if (href === null) return;
    setOpen(false);
    input.current?.blur();
    recordSearch(text);
    history.push(href);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setOpen(false);
    } else if (!isOpen && event.key === 'ArrowDown') setOpen(true);
    else if (isOpen && keys.current?.(event.key) === true) event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to all screen readers yet
    <form
      role="search"
      className={cx(styles.search, className)}
      onSubmit={(event) => {
        event.preventDefault();
        search(words);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <Icon icon={Search} size={22} />
      <SearchInput
        ref={input}
        words={words}
        isOpen={isOpen}
        activeId={activeId}
        onWords={setWords}
        onOpen={() => setOpen(true)}
        onKeyDown={onKeyDown}
      />
      <Suspense fallback={null}>
        {isOpen && (
          <SearchPanel
            id={panelId}
            typed={words}
            keys={keys}
            onActive={setActiveId}
            onSearch={search}
            onLeave={() => setOpen(false)}
          />
        )}
      </Suspense>
    </form>
  );
}

/** The words in the field, and whether the suggestions are open. Another page shows its own search and closes them. */
function useSearchField() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const [words, setWords] = useState(() => searchOfPage(pathname));
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    setWords(searchOfPage(pathname));
    setOpen(false);
  }, [pathname]);
  return { words, setWords, isOpen, setOpen };
}

interface SearchInputProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly words: string;
  /** Whether the suggestions are open. */
  readonly isOpen: boolean;
  /** The id of the active suggestion. */
  readonly activeId: string | null;
  readonly onWords: (words: string) => void;
  readonly onOpen: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** The input of an editable combo box, whose suggestions are a grid. */
function SearchInput({ ref, words, isOpen, activeId, onWords, onOpen, onKeyDown }: SearchInputProps) {
  const { t } = useLingui();
  return (
    <input
      ref={ref}
      id={searchFieldId}
      type="search"
      enterKeyHint="search"
      autoComplete="off"
      maxLength={100}
      role="combobox"
      aria-label={t`Search`}
      aria-expanded={isOpen}
      aria-haspopup="grid"
      aria-autocomplete="list"
      aria-controls={isOpen ? panelId : undefined}
      aria-activedescendant={isOpen ? (activeId ?? undefined) : undefined}
      placeholder={t`Search for a chair, brand or style`}
      value={words}
      onChange={({ target }) => {
        onWords(target.value);
        onOpen();
      }}
      onPointerEnter={() => void loadPanel()}
      onFocus={onOpen}
      onClick={onOpen}
      onKeyDown={onKeyDown}
    />
  );
}

/**
 * Adds a search that is made now to the search history, which is in a chunk that is loaded with the panel. If it
 * cannot be loaded, the search is not recorded.
 */
function recordSearch(text: string): void {
  const madeAt = performance.now();
  void import('./search-history.ts')
    .then(({ rememberSearch }) => rememberSearch(text, madeAt))
    .catch(() => undefined);
}
