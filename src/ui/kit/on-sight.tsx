import { type ReactNode, useEffect, useRef, useState } from 'react';

export interface OnSightProps {
  /** Reserves the space that the part needs, to avoid a layout shift. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The distance from the viewport at which the part is rendered, as a CSS length. */
const soon = '400px';

/**
 * Renders its children when they are about to come into the viewport; for content far down the page that few users
 * reach.
 */
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
