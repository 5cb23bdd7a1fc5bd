import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ProductListState } from '#domain/search/product-list-state.ts';
import { TextField } from '#src/ui/kit/text-field.tsx';
import { brandsInAnswer, brandsQuery } from '../product-list-query.ts';
import styles from './filters.module.css';
import { firstBrands } from './growing-list.ts';
import { type FilterOption, OptionFilter, type OptionFilterProps } from './option-filter.tsx';

type Search = (words: string) => readonly FilterOption[];

export interface BrandFilterProps extends Omit<OptionFilterProps, 'first' | 'hasAll'> {
  readonly state: ProductListState;
}

/** Brands with a search field that tolerates typing errors (FILT-004, FILT-014..016). */
export function BrandFilter({ options, state, ...props }: BrandFilterProps) {
  const { t } = useLingui();
  const [words, setWords] = useState('');
  const all = useAllBrands(state, options, words !== '');
  const search = useBrandSearch(all, words !== '');
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

/** All brands of the list: those of its answer, and once somebody types the others, if there are more. */
function useAllBrands(
  state: ProductListState,
  options: readonly FilterOption[],
  isWanted: boolean,
): readonly FilterOption[] {
  const { data } = useQuery({ ...brandsQuery(state), enabled: isWanted && options.length >= brandsInAnswer });
  return data ?? options;
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
