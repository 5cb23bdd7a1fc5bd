import { Plural, Trans } from '@lingui/react/macro';
import { Activity, startTransition, useEffect, useState } from 'react';
import { painted } from '#src/platform/pause/painted.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { FullSheet } from '#src/ui/kit/sheet-full.tsx';
import { useClearFilters } from './clear-filters.ts';
import { type FilterPanelProps, FilterSections, FirstFilters, OtherFilters } from './filter-panel.tsx';
import styles from './filters.module.css';

export interface FilterSheetProps extends FilterPanelProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The filters as a full-screen sheet on a phone; every change is applied at once. */
export function FilterSheet({ isOpen, onOpenChange, ...panel }: FilterSheetProps) {
  const { state, total, onChange } = panel;
  const clear = useClearFilters(state, onChange);
  const found = total ?? 0;
  const shown = useShown(isOpen);
  return (
    <FullSheet
      title={<Trans>Filters</Trans>}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      actions={
        <>
          <Button kind="secondary" isDisabled={state.filters.length === 0} onPress={clear}>
            <Trans>Clear all</Trans>
          </Button>
          <Button kind="primary" onPress={() => onOpenChange(false)}>
            {total === null ? (
              <Trans>Show results</Trans>
            ) : (
              <Plural value={found} one="Show # product" other="Show # products" />
            )}
          </Button>
        </>
      }
    >
      <FilterSections>
        <Activity mode={shown === 'none' ? 'hidden' : 'visible'}>
          <FirstFilters {...panel} />
        </Activity>
        <Activity mode={shown === 'all' ? 'visible' : 'hidden'}>
          <OtherFilters {...panel} />
        </Activity>
      </FilterSections>
      <p role="status" className={styles.heard}>
        {total !== null && <Plural value={found} one="# product" other="# products" />}
      </p>
    </FullSheet>
  );
}

type Shown = 'none' | 'first' | 'all';

/**
 * The sheet is painted in response to the tap, what a phone shows of the filters right after that, and the filters below
 * last: the effects and the layout of all of them, about a hundred controls, would delay the first paint.
 */
function useShown(isOpen: boolean): Shown {
  const [shown, setShown] = useState<Shown>('none');
  useEffect(() => {
    let isCurrent = true;
    const show = async () => {
      await painted();
      if (isCurrent) setShown('first');
      await painted();
      if (isCurrent) startTransition(() => setShown('all'));
    };
    if (isOpen) void show();
    return () => {
      isCurrent = false;
      setShown('none');
    };
  }, [isOpen]);
  return shown;
}
