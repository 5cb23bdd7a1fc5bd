import { Plural, Trans } from '@lingui/react/macro';
import { Activity, startTransition, useEffect, useRef, useState } from 'react';
import { painted } from '#src/platform/pause/painted.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { FullSheet, type FullSheetProps } from '#src/ui/kit/sheet-full.tsx';
import { useClearFilters } from './clear-filters.ts';
import { FilterFrame, type FilterPanelProps, FirstFilters, OtherFilters } from './filter-panel.tsx';
import styles from './filters.module.css';

export interface FilterSheetProps
  extends FilterPanelProps,
    Pick<FullSheetProps, 'isOpen' | 'onOpenChange' | 'opener'> {}

/** The filters as a full-screen sheet on a phone; every change is applied at once. */
export function FilterSheet({ isOpen, onOpenChange, opener, ...panel }: FilterSheetProps) {
  const { state, total, onChange } = panel;
  const clear = useClearFilters(state, onChange);
  const found = total ?? 0;
  const shown = useShown(isOpen);
  const renewals = useRenewals(isOpen, JSON.stringify([state.base, state.filters, state.place]));
  return (
    <FullSheet
      title={<Trans>Filters</Trans>}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      opener={opener}
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
      <FilterFrame key={renewals}>
        <Activity mode={shown === 'none' ? 'hidden' : 'visible'}>
          <FirstFilters {...panel} />
        </Activity>
        <Activity mode={shown === 'all' ? 'visible' : 'hidden'}>
          <OtherFilters {...panel} />
        </Activity>
      </FilterFrame>
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

/**
 * Counts how often the content of the sheet is to begin anew: after each closing, and when the list or its filters change
 * while it is closed. So what somebody opened, searched or left unfinished is gone as in a new sheet, and sections with a
 * filter are open. The new content is rendered in the background, like that of a sheet that was never open.
 */
function useRenewals(isOpen: boolean, list: string): number {
  const [renewals, setRenewals] = useState(0);
  /** The list for which the content was rendered; null once somebody has seen it. */
  const fresh = useRef<string | null>(list);
  useEffect(() => {
    if (!isOpen && fresh.current !== list) setRenewals((count) => count + 1);
    fresh.current = isOpen ? null : list;
  }, [isOpen, list]);
  return renewals;
}
