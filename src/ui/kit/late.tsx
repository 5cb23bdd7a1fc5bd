import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { cx } from './class-names.ts';
import styles from './display.module.css';

export interface LateProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
  /** Class of the surrounding box; without it the box has `display: contents`. */
  readonly className?: string | undefined;
}

/**
 * A lazy part of a server-rendered page: visible at once, interactive when its code has loaded. Events before that
 * are replayed (src/app/early/replay.ts).
 */
export function Late({ fallback, children, className }: LateProps) {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => {
    if (!isHydrated) return;
    // In a task of its own, as in src/app/hydrated.tsx.
    const timer = setTimeout(() => globalThis.replayEarlyEvents?.(), 0);
    return () => clearTimeout(timer);
  }, [isHydrated]);
  return (
    <div className={cx(className ?? styles.contents)} data-hydrating={isHydrated ? undefined : ''}>
      <Suspense fallback={fallback}>
        {children}
        <HydrationMark onHydrated={setHydrated} />
      </Suspense>
    </div>
  );
}

/** Rendered beside the part, in the same boundary, so that its effect runs when the part is hydrated. */
function HydrationMark({ onHydrated }: { readonly onHydrated: (isHydrated: boolean) => void }) {
  useEffect(() => onHydrated(true), [onHydrated]);
  return null;
}
