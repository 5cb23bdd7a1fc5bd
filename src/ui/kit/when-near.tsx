import { type ReactNode, Suspense, startTransition, useEffect, useRef, useState } from 'react';
import { whenNear } from './near.ts';

export interface WhenNearProps {
  /** Names the part in this visit: one that was shown before is there at once, and the page as long as it was. */
  readonly id: string;
  readonly className?: string | undefined;
  /** Stands there until the part does, in the server's page too: room, so that what follows stays where it is. */
  readonly room?: ReactNode;
  readonly children: ReactNode;
}

const shown = new Set<string>();

/**
 * A part far below that is not in the server's page: its code and its data are fetched and it is made when it comes near,
 * piece by piece, so that taps come between. What nobody came near is not on paper. Give it another `key` for another
 * `id`.
 */
export function WhenNear({ id, className, room, children }: WhenNearProps) {
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
      {isThere ? <Suspense fallback={room}>{children}</Suspense> : room}
    </div>
  );
}
