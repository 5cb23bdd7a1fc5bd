import { Trans, useLingui } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { painted } from '#src/platform/pause/painted.ts';
import { loadAhead } from '#src/platform/update/load-ahead.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import { mobileBreakpoint } from '#src/ui/kit/use-narrow.ts';
import type { FilterPanelProps } from './filter-panel.tsx';
import styles from './filters.module.css';
import { onOpenFilterSection } from './open-section.ts';

type Sheet = typeof import('./filter-sheet.tsx').FilterSheet;

/** Milliseconds after a tap in which the sheet may still open; later it would cover something else. */
export const sheetPatience = 5000;

const loadSheet = () => import('./filter-sheet.tsx');

/** Loads the chunk of the sheet; null when that fails or takes longer than `sheetPatience`. */
async function sheetInTime(): Promise<Sheet | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), sheetPatience);
  });
  const loaded = loadSheet().then(({ FilterSheet }) => FilterSheet);
  try {
    return await Promise.race([loaded, tooLate]);
  } catch (error) {
    logger.info('filter_sheet_not_loaded', { error: errorText(error) });
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/** Opens the filters as a full-screen sheet on a phone. */
export function FilterSheetButton(props: FilterPanelProps) {
  const { t } = useLingui();
  // Null until its code is loaded.
  const [loaded, setLoaded] = useState<{ readonly FilterSheet: Sheet } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const open = useCallback(async () => {
    const FilterSheet = await sheetInTime();
    if (FilterSheet === null)
      return toast(
        online$.value ? t`This could not be loaded` : t`You need an internet connection for this.`,
      );
    setLoaded({ FilterSheet });
    setOpen(true);
  }, [t]);
  useEffect(
    () =>
      onOpenFilterSection(() => {
        if (window.innerWidth < mobileBreakpoint) void open();
      }),
    [open],
  );
  useEffect(() => {
    if (window.innerWidth >= mobileBreakpoint) return;
    loadAhead(async () => {
      const { FilterSheet } = await loadSheet();
      setLoaded({ FilterSheet });
    });
  }, []);
  const count = props.state.filters.length;
  return (
    <div className={styles.sheetButton}>
      <Button
        ref={button}
        kind="secondary"
        icon={SlidersHorizontal}
        aria-haspopup="dialog"
        onFocus={() => void painted().then(sheetInTime)}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && void sheetInTime()}
        // The pressed state is painted before the sheet is loaded.
        onPointerDown={() => void painted().then(sheetInTime)}
        onPress={() => (loaded === null ? void painted().then(open) : setOpen(true))}
        {...(count > 0 && { 'aria-label': t`Filters, ${count} active` })}
      >
        <Trans>Filters</Trans> {count > 0 && <span className={styles.sheetCount}>{count}</span>}
      </Button>
      {loaded !== null && (
        <loaded.FilterSheet {...props} isOpen={isOpen} onOpenChange={setOpen} opener={button} />
      )}
    </div>
  );
}
