import { Plural, useLingui } from '@lingui/react/macro';
import type { FilterType } from '#domain/search/product-list-state.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { AccordionSection } from '#src/ui/kit/accordion.tsx';
import { Checkbox } from '#src/ui/kit/checkbox.tsx';
import type { FilterSlotProps } from '../product-list-results.tsx';
import { valuesOf, withValues } from './filter-changes.ts';
import { useFilterName } from './filter-labels.ts';
import styles from './filters.module.css';
import { fixedTypes } from './fixed-types.ts';

const types: readonly FilterType[] = ['SALE', 'BEST_DEALS', 'ACCEPT_OFFERS', 'WE_LOVE', 'SECOND_CHANCE'];

/** Filters that are on or off: on sale, open to offers, loved by the team. */
export function YesNoFilters({ state, facets, onChange }: FilterSlotProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const nameOf = useFilterName();
  const fixed = fixedTypes(state.base);
  const offered = types.filter((type) => !fixed.has(type));
  const chosen = offered.filter((type) => valuesOf(state, type).length > 0);
  return (
    <AccordionSection
      title={t`Deals and more`}
      aside={chosen.length === 0 ? undefined : chosen.length}
      isInitiallyOpen={chosen.length > 0}
    >
      <div className={styles.group}>
        {offered.map((type) => {
          const isChosen = chosen.includes(type);
          const count = facets.find((facet) => facet.type === type && facet.value === 'true')?.count ?? 0;
          return (
            <Checkbox
              key={type}
              isSelected={isChosen}
              isDisabled={count === 0 && !isChosen}
              onChange={(isOn) => onChange(withValues(state, type, isOn ? ['true'] : []))}
            >
              <span className={styles.option}>
                <span className={styles.optionTitle}>{nameOf(type)}</span>
                <span className={styles.count} aria-hidden>
                  {formatNumber(count, locale)}
                </span>
                <span className={styles.heard}>
                  <Plural value={count} one="# product" other="# products" />
                </span>
              </span>
            </Checkbox>
          );
        })}
      </div>
    </AccordionSection>
  );
}
