import { type ReactNode, useEffect, useRef, useState } from 'react';

export interface NearBlockProps {
  /** Keeps the room of what comes, so that nothing moves when it does. */
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A part of a long page that is fetched and drawn only when it comes near what is seen. */
export function NearBlock({ className, children }: NearBlockProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (place.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: '600px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={className}>
      {isNear && children}
    </div>
  );
}
