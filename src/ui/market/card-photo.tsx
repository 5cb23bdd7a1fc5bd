import { useState } from 'react';
import styles from './market.module.css';
import { Picture } from './picture.tsx';

interface Photo {
  readonly key: string;
  readonly color: string;
}

export interface CardPhotoProps {
  readonly image: Photo | null;
  /** The product in a room; shown on mouse hover. */
  readonly mood: Photo | null;
  readonly isPointedAt: boolean;
  readonly isFirst: boolean;
}

/** 352 fits two columns on screens of 360 to 412 CSS pixels with a device pixel ratio of 2. */
const widths = [256, 352, 480, 640, 800];
/** Two columns on a phone, three from 768 px or beside the filters, four where there is room. */
const sizes = '(min-width: 1280px) 276px, (min-width: 1200px) 22vw, (min-width: 768px) 30vw, 46vw';

/** The photo of a tile. The mood image is loaded on the first hover, and never on a touch screen. */
export function CardPhoto({ image, mood, isPointedAt, isFirst }: CardPhotoProps) {
  const [wasPointedAt, setWasPointedAt] = useState(false);
  if (isPointedAt && !wasPointedAt) setWasPointedAt(true);
  return (
    <span className={styles.photoBox} data-tile-photo>
      <Picture
        image={image}
        alt=""
        widths={widths}
        sizes={sizes}
        ratio={3 / 4}
        isFirst={isFirst}
        className={styles.cardPhoto ?? ''}
      />
      {mood !== null && wasPointedAt && (
        <span className={styles.mood} data-shown={isPointedAt || undefined}>
          <Picture
            image={mood}
            alt=""
            widths={widths}
            sizes={sizes}
            ratio={3 / 4}
            hasGround={false}
            className={styles.cardPhoto ?? ''}
          />
        </span>
      )}
    </span>
  );
}
