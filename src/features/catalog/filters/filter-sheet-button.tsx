import { Trans, useLingui } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { painted } from '#src/platform/pause/painted.ts';
import { patient } from '#src/platform/update/patient.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { mobileBreakpoint } from '#src/ui/kit/use-narrow.ts';
import type { FilterPanelProps } from './filter-panel.tsx';
import styles from './filters.module.css';
import { onOpenFilterSection } from './open-section.ts';

const loadSheet = patient(() => import('./filter-sheet.tsx'));
const FilterSheet = lazy(async () => ({ default: (await loadSheet()).FilterSheet }));

/** On a phone: opens the filters over the whole screen. */
export function FilterSheetButton(props: FilterPanelProps) {
  const { t } = useLingui();
  // Null until it was opened for the first time.
  const [isOpen, setOpen] = useState<boolean | null>(null);
  useEffect(
    () =>
      onOpenFilterSection(() => {
        if (window.innerWidth < mobileBreakpoint) setOpen(true);
      }),
    [],
  );
  const count = props.state.filters.length;
  return (
    <div className={styles.sheetButton}>
      <Button
        kind="secondary"
        icon={SlidersHorizontal}
        aria-haspopup="dialog"
        onHoverStart={() => void loadSheet()}
        // The button is seen to give way before the sheet is fetched and drawn.
        onPressStart={() => void painted().then(loadSheet)}
        onPress={() => void painted().then(() => setOpen(true))}
        {...(count > 0 && { 'aria-label': t`Filters, ${count} active` })}
      >
        <Trans>Filters</Trans> {count > 0 && <span className={styles.sheetCount}>{count}</span>}
      </Button>
      {isOpen !== null && (
        <Suspense>
          <FilterSheet {...props} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </div>
  );
}
