import { type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { HydrationGate } from './hydration-gate.ts';

export interface DeferredHydrationProps {
  /** The element around the part; server-rendered as well. */
  readonly as?: 'div' | 'li' | 'section';
  /** The id of the part's heading. */
  readonly labelledBy?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

const never = () => () => undefined;

/**
 * A part of a long page with deferred hydration. In server-rendered HTML it is visible and its links work; React
 * hydrates it when it comes near the viewport, receives an event or gets new props, so that a phone does not spend
 * time on what is out of sight. Rendered in the browser, it is interactive immediately. Until it comes near the
 * viewport it has the attribute `data-unseen`, with which styles can skip its layout. Its content must be passed in
 * from outside: data that it reads itself could change before hydration and no longer match the server-rendered HTML.
 */
export function DeferredHydration({
  as: Element = 'div',
  labelledBy,
  className,
  children,
}: DeferredHydrationProps) {
  const [gate] = useState(() => new HydrationGate());
  const isServed = useSyncExternalStore(never, gate.wasServed, gate.isServed);
  return (
    <Element
      className={className}
      aria-labelledby={labelledBy}
      ref={gate.watch}
      data-unseen={isServed ? '' : undefined}
    >
      <Suspense>
        <Threshold gate={gate} />
        {children}
      </Suspense>
    </Element>
  );
}

/** Suspends the boundary until the part is to be hydrated. */
function Threshold({ gate }: { readonly gate: HydrationGate }) {
  // Throws the promise instead of calling `use`, because a later render that no longer waits would have to call `use`
  // too.
  if (gate.wasServed() && typeof document !== 'undefined' && !gate.mayPass()) throw gate.waking;
  useEffect(gate.rise, []);
  return null;
}
