import type { ReactNode } from 'react';
import { cx } from '#src/ui/kit/class-names.ts';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import styles from './photo-tiles.module.css';
import { Picture } from './picture.tsx';
import type { TilePhoto } from './tile-photos.ts';

interface PhotoTile {
  readonly href: string;
  readonly title: string;
  readonly photo: TilePhoto | null;
  /** A line below the title, such as the number of products or an introduction. */
  readonly line?: ReactNode;
}

export interface PhotoTilesProps {
  readonly tiles: readonly PhotoTile[];
  /** 'small' fits four or more in a row; 'wide' is at least 350 px wide if the screen is (UI-010). */
  readonly size?: 'small' | 'wide';
  /** A single row that is swiped on a phone, instead of a grid. */
  readonly isStrip?: boolean;
}

/** Links with photos to parts of the shop: categories, styles, decades, collections. */
export function PhotoTiles({ tiles, size = 'small', isStrip = false }: PhotoTilesProps) {
  const isWide = size === 'wide';
  return (
    <ul className={cx(styles.tiles, isWide && styles.wide, isStrip && styles.strip)}>
      {tiles.map(({ href, title, photo, line }) => (
        <li key={href}>
          <PathLink href={href} className={styles.tile}>
            <Picture
              image={photo}
              alt=""
              widths={isWide ? [480, 640, 800, 1024] : [256, 480, 640]}
              sizes={isWide ? '(min-width: 800px) 400px, 100vw' : '(min-width: 1024px) 280px, 45vw'}
              ratio={3 / 4}
              className={styles.photo ?? ''}
            />
            <span className={styles.title}>{title}</span>
            {line !== undefined && <span className={styles.line}>{line}</span>}
          </PathLink>
        </li>
      ))}
    </ul>
  );
}
