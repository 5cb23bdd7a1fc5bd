import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { VisuallyHidden } from '#src/ui/kit/visually-hidden.tsx';
import type { FilterPanelProps } from './filter-panel.tsx';
import styles from './filters.module.css';

// The tiles come first: the code of sliders and lists follows, and until then the page of the server stands.
const FilterPanel = lazy(async () => ({ default: (await import('./filter-panel.tsx')).FilterPanel }));

/** The column of filters beside the tiles, from 768 px (FILT-001, FILT-022: for everybody). */
export function FilterSidebar(props: FilterPanelProps) {
  const { t } = useLingui();
  const isLoading = props.total === null && props.facets.length === 0;
  return (
    <search className={styles.sidebar} aria-label={t`Filters`}>
      {/* Between the page's heading and those of the parts. */}
      <h2>
        <VisuallyHidden>{t`Filters`}</VisuallyHidden>
      </h2>
      {isLoading ? (
        <PanelSkeleton />
      ) : (
        <Suspense fallback={<PanelSkeleton />}>
          <FilterPanel {...props} />
        </Suspense>
      )}
    </search>
  );
}

function PanelSkeleton() {
  return (
    <div className={styles.waiting}>
      {['category', 'price', 'brand', 'distance', 'colour', 'material'].map((section) => (
        <Skeleton key={section} height="51px" />
      ))}
    </div>
  );
}
