import { type ReactNode, Suspense, startTransition, useEffect, useRef, useState } from 'react';
import { whenNear } from './near.ts';

export interface WhenNearProps {
  /**
   * Identifies the part within this visit: one that was shown before renders at once, so that the page has its full
   * height.
   */
  readonly id: string;
  readonly className?: string | undefined;
  /**
   * Placeholder until the part has rendered, also in server-rendered HTML; reserves space to avoid a layout shift.
   */
  readonly placeholder?: ReactNode;
  readonly children: ReactNode;
}

const shown = new Set<string>();

/**
 * A part far below that is not server-rendered. Its code and data are loaded when it comes near the viewport, and it
 * renders in a transition, so that input is handled in between. A part that was never near is not printed. Use a
 * different `key` for a different `id`.
 */
export function WhenNear({ id, className, placeholder, children }: WhenNearProps) {
  const [isThere, setThere] = useState(() => shown.has(id));
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current === null) return;
    return whenNear(place.current, 1, () => {
      shown.add(id);
      startTransition(() => setThere(true));
    });
  }, [id]);
  return (
    <div ref={place} className={className}>
      {isThere ? <Suspense fallback={placeholder}>{children}</Suspense> : placeholder}
    </div>
  );
}
