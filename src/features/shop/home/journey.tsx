import { Trans, useLingui } from '@lingui/react/macro';
import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '#src/ui/kit/button.tsx';
import styles from './journey.module.css';
import { JourneyDrawing } from './journey-drawing.tsx';

/**
 * The animation of a chair on its way from one home to the next (HOME-001). It runs only while it is visible and can
 * be paused. With reduced motion it shows the last frame.
 */
export function Journey() {
  const { t } = useLingui();
  const scene = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(scene);
  const [isPaused, setPaused] = useState(false);
  const isRunning = isSeen && !isPaused;
  return (
    <section className={styles.journey} aria-labelledby="journey">
      <div className={styles.head}>
        <h2 id="journey">
          <Trans>How it works</Trans>
        </h2>
        <IconButton
          icon={isPaused ? Play : Pause}
          label={isPaused ? t`Play the animation` : t`Pause the animation`}
          onPress={() => setPaused(!isPaused)}
          className={styles.pause ?? ''}
        />
      </div>
      <div ref={scene} className={styles.scene} data-running={isRunning || undefined}>
        <JourneyDrawing />
      </div>
      <ol className={styles.steps}>
        <li>
          <Trans>Someone sells furniture that will last for years to come.</Trans>
        </li>
        <li>
          <Trans>Your purchase is on its way. Meanwhile, we hold your payment.</Trans>
        </li>
        <li>
          <Trans>You confirm that everything is right, and the seller is paid.</Trans>
        </li>
      </ol>
    </section>
  );
}

/** True while any part of the element is in the viewport. */
function useSeen(element: React.RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver((entries) =>
      setSeen(entries.some(({ isIntersecting }) => isIntersecting)),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isSeen;
}
