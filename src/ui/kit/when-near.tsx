import { type ReactNode, Suspense, startTransition, useEffect, useRef, useState } from 'react';
import { whenNear } from './near.ts';

export interface WhenNearProps {
  /** Names the part in this visit: one that was shown before is there at once, and the page as long as it was. */
  readonly id: string;
  readonly className?: string | undefined;
  /** How far from the screen it is made, in screens. */
  readonly ahead?: number;
  readonly children: ReactNode;
}

const shown = new Set<string>();

/**
 * A part far below that is not in the server's page: its code and its data are fetched and it is made when it comes near,
 * piece by piece, so that taps come between. Give it another `key` for another `id`.
 */
export function WhenNear({ id, className, ahead = 1, children }: WhenNearProps) {
  const [isThere, setThere] = useState(() => shown.has(id));
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current === null) return;
    return whenNear(place.current, ahead, () => {
      shown.add(id);
      startTransition(() => setThere(true));
    });
  }, [id, ahead]);
  return (
    <div ref={place} className={className}>
      {isThere && <Suspense fallback={null}>{children}</Suspense>}
    </div>
  );
}
