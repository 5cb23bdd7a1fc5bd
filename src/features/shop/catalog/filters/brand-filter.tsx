import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { TextField } from '#src/ui/kit/text-field.tsx';
import styles from './filters.module.css';
import { firstBrands } from './growing-list.ts';
import { type FilterOption, OptionFilter, type OptionFilterProps } from './option-filter.tsx';

type Search = (words: string) => readonly FilterOption[];

/** Brands with a search field that tolerates typing errors (FILT-004, FILT-014..016). */
export function BrandFilter({ options, ...props }: Omit<OptionFilterProps, 'first' | 'hasAll'>) {
  const { t } = useLingui();
  const [words, setWords] = useState('');
  const search = useBrandSearch(options, words !== '');
  const isSearching = words.trim() !== '';
  const found = isSearching ? (search?.(words) ?? options) : options;
  return (
    <div className={styles.brands}>
      <TextField
        label={t`Find a brand`}
        type="search"
        autoComplete="off"
        value={words}
        maxLength={60}
        onChange={setWords}
      />
      <p className={styles.nothing} role="status">
        {isSearching && found.length === 0 && <Trans>Brand not found</Trans>}
      </p>
      {(!isSearching || found.length > 0) && (
        <OptionFilter
          key={isSearching ? 'found' : 'all'}
          {...props}
          options={found}
          first={firstBrands}
          hasAll={!isSearching}
        />
      )}
    </div>
  );
}

/** The search over these brands; null until somebody types and its chunk is loaded. */
function useBrandSearch(options: readonly FilterOption[], isWanted: boolean): Search | null {
  const [search, setSearch] = useState<Search | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    void import('./brand-search.ts').then(({ brandSearch }) => {
      if (!isGone) setSearch(() => brandSearch(options));
    });
    return () => {
      isGone = true;
    };
  }, [options, isWanted]);
  return search;
}
