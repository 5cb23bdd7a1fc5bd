import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { toast } from '#src/ui/kit/toast-store.ts';
import { useLayer } from '#src/ui/kit/use-layer.ts';
import { usePhone } from '#src/ui/kit/use-narrow.ts';
import { type Cell, type Choice, cellOf, moved } from './panel-cells.ts';
import { forgetSearches, restoreSearches } from './search-history.ts';
import styles from './search-panel.module.css';
import { cellId, SuggestionRow } from './suggestion-row.tsx';
import type { Suggestion } from './suggestions.ts';
import { useSuggestions } from './use-suggestions.ts';

/** Handles a key press from the input; returns true if the panel handled it. */
export type PanelKeys = (key: string) => boolean;

export interface SearchPanelProps {
  readonly id: string;
  readonly typed: string;
  /** Receives the panel's key handler, which the input calls. */
  readonly keys: RefObject<PanelKeys | null>;
  readonly onActive: (id: string | null) => void;
  readonly onSearch: (words: string) => void;
  /** Called when a page was chosen or Back closes the panel. */
  readonly onLeave: () => void;
}

/**
 * The suggestions below the search field: own searches, popular searches, categories and brands. The focus stays in
 * the field: up and down choose a row, left and right move to its remove button and back, Enter activates it.
 */
export function SearchPanel({ id, typed, keys, onActive, onSearch, onLeave }: SearchPanelProps) {
  const { t } = useLingui();
  const { history: pages } = useRouter();
  const { words, suggestions, history } = useSuggestions(typed);
  const [active, activate] = useActiveCell(words, suggestions);
  const forget = useForget();
  // On a phone the panel covers the page, so Back closes it.
  useLayer(usePhone(), onLeave);
  const entryOf = ({ kind, label }: Suggestion) =>
    kind === 'history' ? history.find(({ query }) => query === label) : undefined;

  const choose = (suggestion: Suggestion) => {
    if (suggestion.kind === 'history' || suggestion.kind === 'popular') return onSearch(suggestion.label);
    onLeave();
    pages.push(suggestion.href);
  };
  const remove = (suggestion: Suggestion) => {
    const entry = entryOf(suggestion);
    if (entry !== undefined) forget([entry], t`Removed from your recent searches`);
  };
  const activeId = active.row < 0 ? null : cellId(id, active.row, active.column);
  useLayoutEffect(() => onActive(activeId), [activeId, onActive]);
  usePanelKeys(keys, (key) => {
    const next = moved(active, key, suggestions);
    if (next !== null) activate(next);
    const chosen = suggestions[active.row];
    if (key !== 'Enter' || chosen === undefined) return next !== null;
    if (active.column === 0) choose(chosen);
    else {
      remove(chosen);
      activate({ row: active.row + 1 < suggestions.length ? active.row + 1 : active.row - 1, column: 0 });
    }
    return true;
  });

  return (
    <div className={styles.panel}>
      <SuggestionGrid
        id={id}
        suggestions={suggestions}
        active={active}
        isRemovable={(suggestion) => entryOf(suggestion) !== undefined}
        onChoose={choose}
        onRemove={remove}
      />
      {suggestions.length === 0 && <NoSuggestions words={words} onSearch={onSearch} />}
      {words === '' && history.length > 0 && (
        <button
          type="button"
          className={buttonClass({ kind: 'quiet', size: 'small' })}
          onClick={() => forget(history, t`Your recent searches have been cleared`)}
        >
          <Trans>Clear recent searches</Trans>
        </button>
      )}
    </div>
  );
}

/** The cell that is active for the keyboard, and the function that activates another. */
function useActiveCell(words: string, suggestions: readonly Suggestion[]) {
  const [choice, setChoice] = useState<Choice | null>(null);
  const activate = ({ row, column }: Cell) => {
    const href = suggestions[row]?.href;
    setChoice(href === undefined ? null : { words, href, column });
  };
  return [cellOf(choice, words, suggestions), activate] as const;
}

/** Hands the key handler to the input. */
function usePanelKeys(keys: SearchPanelProps['keys'], onKey: PanelKeys): void {
  // A layout effect, so that a key press applies to the rows that are on the screen.
  useLayoutEffect(() => {
    keys.current = onKey;
    return () => {
      keys.current = null;
    };
  });
}

interface SuggestionGridProps {
  readonly id: string;
  readonly suggestions: readonly Suggestion[];
  readonly active: Cell;
  readonly isRemovable: (suggestion: Suggestion) => boolean;
  readonly onChoose: (suggestion: Suggestion) => void;
  readonly onRemove: (suggestion: Suggestion) => void;
}

/** The suggestions, each kind under its own heading. */
function SuggestionGrid({ id, suggestions, active, isRemovable, onChoose, onRemove }: SuggestionGridProps) {
  const { t } = useLingui();
  const titles = {
    history: t`Recent searches`,
    popular: t`Popular searches`,
    category: t`Categories`,
    brand: t`Brands`,
  };
  const kinds = [...new Set(suggestions.map(({ kind }) => kind))];
  return (
    // biome-ignore lint/a11y/useSemanticElements: no table, rows of an editable combo box
    <div id={id} role="grid" aria-label={t`Suggestions`} tabIndex={-1} className={styles.rows}>
      {kinds.map((kind) => (
        // biome-ignore lint/a11y/useSemanticElements: as above
        <div key={kind} role="rowgroup" aria-label={titles[kind]} className={styles.group}>
          <div aria-hidden className={styles.heading}>
            {titles[kind]}
          </div>
          {suggestions.map((suggestion, row) =>
            suggestion.kind === kind ? (
              <SuggestionRow
                key={suggestion.href}
                gridId={id}
                row={row}
                suggestion={suggestion}
                activeColumn={active.row === row ? active.column : null}
                onChoose={() => onChoose(suggestion)}
                onRemove={isRemovable(suggestion) ? () => onRemove(suggestion) : null}
              />
            ) : null,
          )}
        </div>
      ))}
    </div>
  );
}

interface NoSuggestionsProps extends Pick<SearchPanelProps, 'onSearch'> {
  readonly words: string;
}

/** The search as a button, because not every keyboard of a phone has an Enter key. */
function NoSuggestions({ words, onSearch }: NoSuggestionsProps) {
  if (words !== '')
    return (
      <button type="button" className={buttonClass({ kind: 'quiet' })} onClick={() => onSearch(words)}>
        <Trans>Search for “{words}”</Trans>
      </button>
    );
  return (
    <p className={styles.nothing}>
      <Trans>Type what you are looking for: a product, a brand or a style.</Trans>
    </p>
  );
}

/** Removes searches immediately, with an undo action in the toast. */
function useForget() {
  const { t } = useLingui();
  return (entries: Parameters<typeof forgetSearches>[0], words: string) => {
    void forgetSearches(entries);
    toast(words, { action: { label: t`Undo`, run: () => void restoreSearches(entries) } });
  };
}
