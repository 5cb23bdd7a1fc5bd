import { useLingui } from '@lingui/react/macro';
import { memo, type ReactNode } from 'react';
import { colors } from '#domain/catalog/colors.ts';
import { findEntry } from '#domain/catalog/entry.ts';
import { minDiscounts } from '#domain/search/filter-value.ts';
import type { FilterType } from '#domain/search/product-list-state.ts';
import { storedInput } from '#src/platform/update/typed-text.ts';
import { AccordionSection } from '#src/ui/kit/accordion.tsx';
import { RadioGroup } from '#src/ui/kit/radio-group.tsx';
import { VisuallyHidden } from '#src/ui/kit/visually-hidden.tsx';
import type { FilterSlotProps } from '../product-list-results.tsx';
import { AvailabilityFilter } from './availability-filter.tsx';
import { BrandFilter } from './brand-filter.tsx';
import { CategoryFilter } from './category-filter.tsx';
import { valuesOf, withValues } from './filter-changes.ts';
import { useFilterName } from './filter-labels.ts';
import styles from './filters.module.css';
import { fixedCategory, fixedTypes } from './fixed-types.ts';
import { useOpenSection } from './open-section.ts';
import { type FilterOption, OptionFilter } from './option-filter.tsx';
import { ProvinceFilter } from './province-filter.tsx';
import { RangeFilter } from './range-filter.tsx';
import { YesNoFilters } from './yes-no-filters.tsx';

/** Filters that other features provide, passed in by the route. */
export interface FilterSections {
  readonly location?: (props: FilterSlotProps) => ReactNode;
  readonly fit?: (props: FilterSlotProps) => ReactNode;
}

export interface FilterPanelProps extends FilterSlotProps {
  readonly sections?: FilterSections;
}

const sizes = ['WIDTH', 'HEIGHT', 'DEPTH'] as const;
const lists = ['COLORS', 'MATERIALS', 'STYLES', 'DECADE_PERIOD', 'COLLECTIONS', 'SELLER'] as const;

/**
 * All filters of a product list, in sections that can be opened and closed (FILT-001). Filters that the list fixes
 * are left out.
 */
export function FilterPanel(props: FilterPanelProps) {
  return (
    <FilterFrame>
      <FirstFilters {...props} />
      <OtherFilters {...props} />
    </FilterFrame>
  );
}

/** The column around the sections. */
export function FilterFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.panel} {...storedInput}>
      {children}
    </div>
  );
}

/** The sections that a phone shows before it is scrolled. */
export const FirstFilters = memo((props: FilterPanelProps) => (
  <>
    <AvailabilityFilter {...props} />
    <Category {...props} />
    <Range {...props} type="PRICE" />
  </>
));

export const OtherFilters = memo((props: FilterPanelProps) => {
  const { sections = {} } = props;
  const { t } = useLingui();
  return (
    <>
      <Brand {...props} />
      {sections.location !== undefined && (
        <LocationSection {...props}>{sections.location(props)}</LocationSection>
      )}
      {lists.slice(0, 3).map((type) => (
        <List key={type} {...props} type={type} />
      ))}
      {sizes.map((type) => (
        <Range key={type} {...props} type={type} />
      ))}
      {sections.fit !== undefined && (
        <AccordionSection
          title={t`Fits my place`}
          aside={asideOf(valuesOf(props.state, 'FIT'))}
          isInitiallyOpen={valuesOf(props.state, 'FIT').length > 0}
        >
          {sections.fit(props)}
        </AccordionSection>
      )}
      <Discount {...props} />
      <YesNoFilters {...props} />
      {lists.slice(3).map((type) => (
        <List key={type} {...props} type={type} />
      ))}
      <Provinces {...props} />
    </>
  );
});

function asideOf(chosen: readonly string[]): number | undefined {
  return chosen.length === 0 ? undefined : chosen.length;
}

/** The options of a filter and its chosen values; null when there is nothing to choose. */
function useOptions({ state, facets }: FilterPanelProps, type: FilterType) {
  const chosen = valuesOf(state, type);
  const options: readonly FilterOption[] = facets
    .filter((facet) => facet.type === type)
    .map(({ value, title, count }) => ({ value, title, count }));
  const isNothing = fixedTypes(state.base).has(type) || options.length === 0;
  return isNothing ? null : { chosen, options };
}

function Category(props: FilterPanelProps) {
  const nameOf = useFilterName();
  const found = useOptions(props, 'CATEGORY');
  const fixed = fixedCategory(props.state.base);
  if (found === null || !found.options.some(({ value }) => fixed === '' || value.startsWith(`${fixed}/`)))
    return null;
  return (
    <AccordionSection title={nameOf('CATEGORY')} aside={asideOf(found.chosen)} isInitiallyOpen>
      <CategoryFilter
        {...found}
        label={nameOf('CATEGORY')}
        fixed={fixed}
        onChange={(values) => props.onChange(withValues(props.state, 'CATEGORY', values))}
      />
    </AccordionSection>
  );
}

function Range(props: FilterPanelProps & { readonly type: 'PRICE' | (typeof sizes)[number] }) {
  const { state, ranges, onChange, type } = props;
  const nameOf = useFilterName();
  const range = ranges.find((one) => one.type === type);
  const value = valuesOf(state, type)[0];
  if (range === undefined || range.min === null || range.max === null) return null;
  return (
    <AccordionSection
      title={nameOf(type)}
      aside={asideOf(valuesOf(state, type))}
      isInitiallyOpen={type === 'PRICE' || value !== undefined}
    >
      <RangeFilter
        label={nameOf(type)}
        unit={type === 'PRICE' ? '€' : 'cm'}
        min={range.min}
        max={range.max}
        histogram={range.histogram}
        value={value}
        onChange={(next) => onChange(withValues(state, type, next === null ? [] : [next]))}
      />
    </AccordionSection>
  );
}

function Brand(props: FilterPanelProps) {
  const nameOf = useFilterName();
  const found = useOptions(props, 'BRAND');
  if (found === null) return null;
  return (
    <AccordionSection title={nameOf('BRAND')} aside={asideOf(found.chosen)} isInitiallyOpen>
      <BrandFilter
        {...found}
        label={nameOf('BRAND')}
        state={props.state}
        onChange={(values) => props.onChange(withValues(props.state, 'BRAND', values))}
      />
    </AccordionSection>
  );
}

function List(props: FilterPanelProps & { readonly type: (typeof lists)[number] }) {
  const { type, state, onChange } = props;
  const nameOf = useFilterName();
  const found = useOptions(props, type);
  if (found === null) return null;
  const options =
    type === 'COLORS'
      ? found.options.map((option) => {
          const swatch = findEntry(colors, option.value)?.hex;
          return swatch === undefined ? option : { ...option, swatch };
        })
      : found.options;
  return (
    <AccordionSection
      title={nameOf(type)}
      aside={asideOf(found.chosen)}
      isInitiallyOpen={found.chosen.length > 0}
    >
      <OptionFilter
        label={nameOf(type)}
        options={options}
        chosen={found.chosen}
        onChange={(values) => onChange(withValues(state, type, values))}
      />
    </AccordionSection>
  );
}

function Provinces(props: FilterPanelProps) {
  const nameOf = useFilterName();
  const found = useOptions(props, 'PROVINCE');
  if (found === null) return null;
  return (
    <AccordionSection
      title={nameOf('PROVINCE')}
      aside={asideOf(found.chosen)}
      isInitiallyOpen={found.chosen.length > 0}
    >
      <ProvinceFilter
        {...found}
        onChange={(values) => props.onChange(withValues(props.state, 'PROVINCE', values))}
      />
    </AccordionSection>
  );
}

function Discount({ state, onChange }: FilterPanelProps) {
  const { t } = useLingui();
  const nameOf = useFilterName();
  const value = valuesOf(state, 'MIN_DISCOUNT')[0] ?? '';
  const options = [
    { value: '', label: t`All` },
    ...minDiscounts.map((percent) => ({ value: String(percent), label: t`At least ${percent}% off` })),
  ];
  return (
    <AccordionSection
      title={nameOf('MIN_DISCOUNT')}
      aside={asideOf(valuesOf(state, 'MIN_DISCOUNT'))}
      isInitiallyOpen={value !== ''}
    >
      <RadioGroup
        label={<VisuallyHidden>{nameOf('MIN_DISCOUNT')}</VisuallyHidden>}
        options={options}
        value={value}
        onChange={(next) => onChange(withValues(state, 'MIN_DISCOUNT', next === '' ? [] : [next]))}
      />
    </AccordionSection>
  );
}

function LocationSection({ state, children }: FilterPanelProps & { readonly children: ReactNode }) {
  const { t } = useLingui();
  const chosen = valuesOf(state, 'DISTANCE');
  const [isOpen, setOpen] = useOpenSection('location', chosen.length > 0);
  return (
    <AccordionSection title={t`Distance`} aside={asideOf(chosen)} isOpen={isOpen} onOpenChange={setOpen}>
      {children}
    </AccordionSection>
  );
}
