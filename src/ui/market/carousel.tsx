import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useEffect, useId, useState } from 'react';
import { IconButton } from '#src/ui/kit/button.tsx';
import { cx } from '#src/ui/kit/class-names.ts';
import { whenNear } from '#src/ui/kit/near.ts';
import { VisuallyHidden } from '#src/ui/kit/visually-hidden.tsx';
import styles from './carousel.module.css';
import { arrowsOf } from './carousel-arrows.ts';
import type { CarouselTrack } from './carousel-engine.tsx';

const CarouselEngine = lazy(() =>
  import('./carousel-engine.tsx').then(
    ({ CarouselEngine: component }) => ({ default: component }),
    // Offline and never loaded before: the row remains scrollable.
    () => ({ default: () => null }),
  ),
);

export interface CarouselProps<Item> {
  /** The heading of the row, which is also its accessible name. */
  readonly label: string;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly renderItem: (item: Item, index: number) => ReactNode;
  /** The width of an item: 'tile' that of a product tile, 'wide' for text, 'own' that of its content. */
  readonly size?: 'tile' | 'wide' | 'own';
  /** Hides the heading visually, for a row below another heading. */
  readonly hidesLabel?: boolean;
  /** A link beside the heading. */
  readonly more?: ReactNode;
}

/**
 * A row that can be swiped, dragged, and paged with arrow buttons and arrow keys (UI-013..016). Until its engine has
 * loaded, and without scripting, it is a plain scrolling row. Renders nothing if there are no items.
 */
export function Carousel<Item>(props: CarouselProps<Item>) {
  const { label, items, keyOf, renderItem, size = 'tile', hidesLabel = false, more } = props;
  const headingId = useId();
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const [track, setTrack] = useState<CarouselTrack | null>(null);
  const isNear = useNear(viewport);
  if (items.length === 0) return null;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : null;
    if (step === null || track === null) return;
    event.preventDefault();
    track.turn(step);
  };
  return (
    <section className={styles.carousel} aria-labelledby={headingId} onKeyDown={onKeyDown}>
      <div className={cx(styles.head, hidesLabel && more === undefined && styles.bare)}>
        <h2 id={headingId} className={styles.heading}>
          {hidesLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        </h2>
        {more}
        <Arrows count={items.length} track={track} />
      </div>
      <div ref={setViewport} className={styles.viewport} data-moved={track !== null || undefined}>
        <ul className={styles.row} data-size={size}>
          {items.map((item, index) => (
            <li
              key={keyOf(item)}
              className={styles.slide}
              data-in-view={track?.inView.includes(index) || undefined}
            >
              {renderItem(item, index)}
            </li>
          ))}
        </ul>
      </div>
      {isNear && viewport !== null && (
        <Suspense fallback={null}>
          <CarouselEngine viewport={viewport} onTrack={setTrack} />
        </Suspense>
      )}
    </section>
  );
}

function Arrows({ count, track }: { readonly count: number; readonly track: CarouselTrack | null }) {
  const { t } = useLingui();
  const arrows = track === null ? null : arrowsOf({ count, position: track.position, length: track.length });
  if (track === null || arrows === null) return null;
  const first = Math.min(...track.inView) + 1;
  const last = Math.max(...track.inView) + 1;
  return (
    <div className={styles.arrows}>
      <IconButton
        outlined
        icon={ChevronLeft}
        label={t`Previous`}
        isDisabled={!arrows.back}
        onPress={() => track.turn(-1)}
      />
      <IconButton
        outlined
        icon={ChevronRight}
        label={t`Next`}
        isDisabled={!arrows.forth}
        onPress={() => track.turn(1)}
      />
      <VisuallyHidden>
        <span aria-live="polite">{track.inView.length > 0 && t`${first} to ${last} of ${count}`}</span>
      </VisuallyHidden>
    </div>
  );
}

/** True once the element has come within half a viewport height below the viewport, or above it. */
function useNear(element: HTMLElement | null): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (element === null || isNear) return;
    return whenNear(element, 0.5, () => setNear(true));
  }, [element, isNear]);
  return isNear;
}
