import { Trans } from '@lingui/react/macro';
import { Fragment } from 'react';
import { placeNameIn } from '#domain/address/place-names.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import type { CardTag } from './card-tags.ts';
import styles from './market.module.css';
import { TagText } from './tag.tsx';

export interface CardPlaceProps {
  /** Tags that are not on the photo. */
  readonly notes: readonly CardTag[];
  readonly city: string;
  /** The place where it can be viewed; null if it cannot (LIST-029). */
  readonly viewIn: string | null;
  /** In kilometres; null if unknown. */
  readonly distance: number | null;
}

/** The tags that are not on the photo, in words, the location of a product, and its distance. */
export function CardPlace({ notes, city, viewIn, distance }: CardPlaceProps) {
  const locale = useLocale();
  const place = placeNameIn(viewIn ?? city, locale);
  return (
    <span className={styles.cardPlace}>
      {notes.map((tag) => (
        <Fragment key={tag.kind}>
          <span className={styles.cardNote}>
            <TagText tag={tag} />
          </span>
          {' · '}
        </Fragment>
      ))}
      {viewIn === null ? place : <Trans>View in {place}</Trans>}
      {distance !== null && (
        <>
          {' · '}
          {/* In few characters, because it is what the filter asks for and the first to be cut off. */}
          {distance < 1 ? '< 1' : formatNumber(Math.round(distance), locale)} km
        </>
      )}
    </span>
  );
}
