import { Trans } from '@lingui/react/macro';
import { formatNumber } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import styles from './market.module.css';

export interface CardPlaceProps {
  readonly city: string;
  /** The place where it can be viewed; null if it cannot (LIST-029). */
  readonly viewIn: string | null;
  /** In kilometres; null if unknown. */
  readonly distance: number | null;
}

/** The location of a product, and its distance. */
export function CardPlace({ city, viewIn, distance }: CardPlaceProps) {
  const locale = useLocale();
  return (
    <span className={styles.cardPlace}>
      {viewIn === null ? city : <Trans>View in {viewIn}</Trans>}
      {distance !== null && (
        <>
          {' · '}
          {distance < 1 ? (
            <Trans>less than 1 km</Trans>
          ) : (
            <>{formatNumber(Math.round(distance), locale)} km</>
          )}
        </>
      )}
    </span>
  );
}
