import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '#src/ui/kit/button.tsx';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import styles from './brand-slider.module.css';

/** How far a click on an arrow scrolls, in CSS pixels (CONTENT-012). */
export const brandStep = 144;

export interface BrandSliderProps {
  readonly brands: readonly { readonly value: string; readonly title: string; readonly href: string }[];
}

/** A row of brands that can be swiped, or scrolled by 144 px with the arrows (CONTENT-012). */
export function BrandSlider({ brands }: BrandSliderProps) {
  const { t } = useLingui();
  const row = useRef<HTMLUListElement>(null);
  const ends = useEnds(row);
  if (brands.length === 0) return null;
  const turn = (direction: 1 | -1) => row.current?.scrollBy({ left: direction * brandStep });
  return (
    <div className={styles.slider}>
      <IconButton
        outlined
        icon={ChevronLeft}
        label={t`Previous brands`}
        isDisabled={ends.isAtStart}
        onPress={() => turn(-1)}
        className={styles.arrow ?? ''}
      />
      <ul ref={row} className={styles.row}>
        {brands.map(({ value, title, href }) => (
          <li key={value}>
            <PathLink href={href} className={styles.brand}>
              {title}
            </PathLink>
          </li>
        ))}
      </ul>
      <IconButton
        outlined
        icon={ChevronRight}
        label={t`More brands`}
        isDisabled={ends.isAtEnd}
        onPress={() => turn(1)}
        className={styles.arrow ?? ''}
      />
    </div>
  );
}

/** Whether the row is scrolled to either end, tolerating a rounding error of one pixel. */
function useEnds(row: React.RefObject<HTMLUListElement | null>) {
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: false });
  useEffect(() => {
    const element = row.current;
    if (element === null) return;
    const read = () => {
      const left = Math.abs(element.scrollLeft);
      const isAtStart = left <= 1;
      const isAtEnd = element.scrollWidth > 0 && left + element.clientWidth >= element.scrollWidth - 1;
      setEnds((old) =>
        old.isAtStart === isAtStart && old.isAtEnd === isAtEnd ? old : { isAtStart, isAtEnd },
      );
    };
    read();
    element.addEventListener('scroll', read, { passive: true });
    addEventListener('resize', read);
    return () => {
      element.removeEventListener('scroll', read);
      removeEventListener('resize', read);
    };
  }, [row]);
  return ends;
}
