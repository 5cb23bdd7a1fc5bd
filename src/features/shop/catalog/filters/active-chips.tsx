import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Button } from '#src/ui/kit/button.tsx';
import { Chip } from '#src/ui/kit/chip.tsx';
import { VisuallyHidden } from '#src/ui/kit/visually-hidden.tsx';
import type { FilterSlotProps } from '../product-list-results.tsx';
import { useClearFilters } from './clear-filters.ts';
import { withoutFilter } from './filter-changes.ts';
import { useFilterLabels } from './filter-labels.ts';
import styles from './filters.module.css';

/**
 * The active filters: the first one and "+N", which shows all of them and hides them again (FILT-006). Each can be
 * removed.
 */
export function ActiveChips({ state, facets, onChange }: FilterSlotProps) {
  const { t } = useLingui();
  const labelOf = useFilterLabels(facets);
  const [isUnfolded, setUnfolded] = useState(false);
  const clear = useClearFilters(state, onChange);
  const row = useRef<HTMLElement>(null);
  const { filters } = state;
  if (filters.length === 0) return null;
  const hidden = filters.length - 1;
  const shown = isUnfolded ? filters : filters.slice(0, 1);
  return (
    <section ref={row} className={styles.chips} aria-label={t`Active filters`} tabIndex={-1}>
      {shown.map((filter) => {
        const words = labelOf(filter);
        return (
          <Chip
            key={`${filter.type} ${filter.value}`}
            isSelected
            removeLabel={t`Remove filter: ${words}`}
            onRemove={() => {
              // The button is removed with its chip; the focus stays on the row.
              row.current?.focus();
              onChange(withoutFilter(state, filter));
            }}
          >
            {words}
          </Chip>
        );
      })}
      {hidden > 0 && (
        <Button kind="quiet" size="small" aria-expanded={isUnfolded} onPress={() => setUnfolded(!isUnfolded)}>
          {isUnfolded ? <Trans>Less</Trans> : `+${hidden}`}{' '}
          <VisuallyHidden>
            {isUnfolded ? t`Show fewer filters` : t`Show all ${filters.length} filters`}
          </VisuallyHidden>
        </Button>
      )}
      <Button kind="quiet" size="small" onPress={clear}>
        <Plural value={filters.length} one="Clear filter" other="Clear all filters" />
      </Button>
    </section>
  );
}
