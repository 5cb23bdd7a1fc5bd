import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { cx } from './class-names.ts';
import styles from './display.module.css';

export interface LateProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
  /** Of the box around it; without one there is no box to see. */
  readonly className?: string | undefined;
}

/**
 * A lazy part that stands in the page of the server: it is seen at once and answers when its code has come. What is
 * tapped and typed in it until then is done afterwards (public/theme.js).
 */
export function Late({ fallback, children, className }: LateProps) {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    if (!isAwake) return;
    // A task of its own, as in src/app/hydrated.tsx.
    const timer = setTimeout(() => globalThis.releaseEarlyTaps?.(), 0);
    return () => clearTimeout(timer);
  }, [isAwake]);
  return (
    <div className={cx(className ?? styles.contents)} data-asleep={isAwake ? undefined : ''}>
      <Suspense fallback={fallback}>
        {children}
        <Awake onAwake={setAwake} />
      </Suspense>
    </div>
  );
}

/** Beside the part, so that it is there when the part is. */
function Awake({ onAwake }: { readonly onAwake: (isAwake: boolean) => void }) {
  useEffect(() => onAwake(true), [onAwake]);
  return null;
}
