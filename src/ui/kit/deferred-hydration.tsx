import { type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { HydrationGate } from './hydration-gate.ts';

export interface DeferredHydrationProps {
  /** The element around the part; a page of the server has it too. */
  readonly as?: 'div' | 'li' | 'section';
  /** The id of its heading. */
  readonly labelledBy?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

const never = () => () => undefined;

/**
 * A part of a long page. In a page of the server it is there to be seen and its links work, and React makes it alive
 * when it comes near the screen, is touched or gets other contents: a phone does not work on what nobody looks at. A
 * page that is made in the browser has it alive at once. Until it wakes it carries `data-unseen`, by which a style may
 * leave it out of the layout. What it shows has to come from outside of it: an answer that changes while it
 * sleeps would not be the one that the server wrote.
 */
export function DeferredHydration({
  as: Element = 'div',
  labelledBy,
  className,
  children,
}: DeferredHydrationProps) {
  const [sleep] = useState(() => new HydrationGate());
  const isServed = useSyncExternalStore(never, sleep.wasServed, sleep.isServed);
  return (
    <Element
      className={className}
      aria-labelledby={labelledBy}
      ref={sleep.watch}
      data-unseen={isServed ? '' : undefined}
    >
      <Suspense>
        <Threshold sleep={sleep} />
        {children}
      </Suspense>
    </Element>
  );
}

/** Keeps its boundary from becoming alive until the part wakes. */
function Threshold({ sleep }: { readonly sleep: HydrationGate }) {
  // Thrown, as React's older way to wait is: `use` has to be called again by a render that no longer waits.
  if (sleep.wasServed() && typeof document !== 'undefined' && !sleep.mayPass()) throw sleep.waking;
  useEffect(sleep.rise, []);
  return null;
}
