import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { patient } from '#src/platform/update/patient.ts';
import { Late } from '#src/ui/kit/late.tsx';
import { latePart } from '#src/ui/kit/late-part.tsx';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { isPhone, usePhone } from '#src/ui/kit/use-narrow.ts';
import { VisuallyHidden } from '#src/ui/kit/visually-hidden.tsx';
import type { FilterPanelProps } from './filter-panel.tsx';
import styles from './filters.module.css';

// The tiles come first: the code of sliders and lists follows, and until then the page of the server stands.
const FilterPanel = latePart(
  async () => (await import('./filter-panel.tsx')).FilterPanel,
  patient,
  () => !isPhone(),
);

/** The column of filters beside the tiles, from 768 px (FILT-001, FILT-022: for everybody). */
// Memoised: a change around it that is none of its business would throw the page of the server away before its code is here.
export const FilterSidebar = memo(function FilterSidebar(props: FilterPanelProps) {
  const { t } = useLingui();
  // Its place is not shown there: a phone does not make alive what nobody sees. The sheet has filters of its own.
  const isUnseen = usePhone();
  const isLoading = props.total === null && props.facets.length === 0;
  return (
    <search className={styles.sidebar} aria-label={t`Filters`}>
      {/* Between the page's heading and those of the parts. */}
      <h2>
        <VisuallyHidden>{t`Filters`}</VisuallyHidden>
      </h2>
      {isLoading && <PanelSkeleton />}
      {!isLoading && !isUnseen && (
        <Late fallback={<PanelSkeleton />}>
          <FilterPanel {...props} />
        </Late>
      )}
    </search>
  );
});

function PanelSkeleton() {
  return (
    <div className={styles.waiting}>
      {['category', 'price', 'brand', 'distance', 'colour', 'material'].map((section) => (
        <Skeleton key={section} height="51px" />
      ))}
    </div>
  );
}
