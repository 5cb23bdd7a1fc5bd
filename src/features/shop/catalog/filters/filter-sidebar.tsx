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

// The tiles are loaded first. Until the chunk with the sliders and lists is there, the server-rendered HTML stays.
const FilterPanel = latePart(
  async () => (await import('./filter-panel.tsx')).FilterPanel,
  patient,
  () => !isPhone(),
);

/** The column of filters beside the tiles, from 768 px (FILT-001; FILT-022: for everybody). */
// Memoised: an unrelated update from outside would discard the server-rendered HTML before its chunk is loaded.
export const FilterSidebar = memo(function FilterSidebar(props: FilterPanelProps) {
  const { t } = useLingui();
  // Not visible on a phone, so it is not hydrated there. The sheet has its own filters.
  const isUnseen = usePhone();
  const isLoading = props.total === null && props.facets.length === 0;
  return (
    <search className={styles.sidebar} aria-label={t`Filters`}>
      {/* Between the heading of the page and those of the sections. */}
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
