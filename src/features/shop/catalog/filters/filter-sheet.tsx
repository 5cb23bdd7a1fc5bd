import { Plural, Trans } from '@lingui/react/macro';
import { memo, useEffect, useState } from 'react';
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
  const isFilled = useIsFilled(isOpen);
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
      {isFilled && <Panel {...panel} />}
      <p role="status" className={styles.heard}>
        {total !== null && <Plural value={found} one="# product" other="# products" />}
      </p>
    </FullSheet>
  );
}

/**
 * The sheet is painted in response to the tap, and its content right after that. A deferred value would render the
 * content in slices, with frames between them.
 */
function useIsFilled(isOpen: boolean): boolean {
  const [isFilled, setFilled] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    if (isOpen)
      void painted().then(() => {
        if (isCurrent) setFilled(true);
      });
    return () => {
      isCurrent = false;
      setFilled(false);
    };
  }, [isOpen]);
  return isFilled;
}
