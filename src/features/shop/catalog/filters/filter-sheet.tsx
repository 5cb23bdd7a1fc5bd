import { Plural, Trans } from '@lingui/react/macro';
import { memo, startTransition, useEffect, useState } from 'react';
import { painted } from '#src/platform/pause/painted.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { FullSheet } from '#src/ui/kit/sheet-full.tsx';
import { useClearFilters } from './clear-filters.ts';
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx';
import styles from './filters.module.css';

export interface FilterSheetProps extends FilterPanelProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** About a hundred controls: they rerender when the filters change, not when the sheet opens or closes. */
const Panel = memo(FilterPanel);

/** The filters as a full-screen sheet on a phone; every change is applied at once. */
export function FilterSheet({ isOpen, onOpenChange, ...panel }: FilterSheetProps) {
  const { state, total, onChange } = panel;
  const clear = useClearFilters(state, onChange);
  const found = total ?? 0;
  const filling = useFilling(isOpen);
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
      {filling !== 'empty' && <Panel {...panel} isWhole={filling === 'whole'} />}
      <p role="status" className={styles.heard}>
        {total !== null && <Plural value={found} one="# product" other="# products" />}
      </p>
    </FullSheet>
  );
}

type Filling = 'empty' | 'first' | 'whole';

/**
 * The sheet is painted in response to the tap, what a phone shows of the filters right after that, and the filters below
 * last. A deferred value would render the first ones in slices as well, with frames between them.
 */
function useFilling(isOpen: boolean): Filling {
  const [filling, setFilling] = useState<Filling>('empty');
  useEffect(() => {
    let isCurrent = true;
    const fill = async () => {
      await painted();
      if (isCurrent) setFilling('first');
      await painted();
      if (isCurrent) startTransition(() => setFilling('whole'));
    };
    if (isOpen) void fill();
    return () => {
      isCurrent = false;
      setFilling('empty');
    };
  }, [isOpen]);
  return filling;
}
