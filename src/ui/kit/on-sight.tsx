import { type ReactNode, useEffect, useRef, useState } from 'react';

export interface OnSightProps {
  /** Keeps the room that the part will need, so that nothing moves when it comes. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** How far away, in the browser's units, a part counts as being about to be seen. */
const soon = '400px';

/** A part that begins when it is about to come into sight: for what stands far down a page and few people reach. */
export function OnSight({ className, children }: OnSightProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || box.current === null) return;
    const sight = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: soon },
    );
    sight.observe(box.current);
    return () => sight.disconnect();
  }, [isNear]);
  return (
    <div ref={box} className={className}>
      {isNear && children}
    </div>
  );
}
