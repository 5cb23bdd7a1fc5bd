import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { addressLines } from '#domain/address/address-rules.ts';
import { PathLink } from '../kit/path-link.tsx';
import styles from './return-place.module.css';

export interface ReturnPlaceProps {
  /** The seller's address; null if it is not known. */
  readonly place: {
    readonly name: string;
    readonly street: string;
    readonly houseNumber: string;
    readonly houseNumberExtension: string;
    readonly postcode: string;
    readonly city: string;
    readonly country: string;
  } | null;
  /** buyer, seller or staff. */
  readonly role: string | null;
  /** The page with the messages of both sides; null where they are on this page. */
  readonly messagesHref: string | null;
}

/** The address to which a product is returned, or how to agree on one. */
export function ReturnPlace({ place, role, messagesHref }: ReturnPlaceProps) {
  const { t } = useLingui();
  const heading = useId();
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        <Trans>Return address</Trans>
      </h2>
      {place === null ? (
        <Unknown role={role} messagesHref={messagesHref} />
      ) : (
        <>
          <address className={styles.address}>
            {[place.name, ...addressLines(place), place.country === 'BE' ? t`Belgium` : t`Netherlands`].map(
              (line) => (
                <span key={line}>{line}</span>
              ),
            )}
          </address>
          {role === 'seller' && (
            <p className={styles.soft}>
              <Trans>
                The buyer sees this address until the return is settled.{' '}
                <PathLink href="/account/gegevens">Change it under My details</PathLink>.
              </Trans>
            </p>
          )}
        </>
      )}
    </section>
  );
}

function Unknown({ role, messagesHref }: Omit<ReturnPlaceProps, 'place'>) {
  if (role === 'seller')
    return (
      <p>
        <Trans>
          The buyer doesn’t know your address yet.{' '}
          <PathLink href="/account/gegevens">Add it under My details</PathLink>.
        </Trans>
      </p>
    );
  return (
    <p>
      <Trans>We don’t have the seller’s address. Ask the seller for it in a message.</Trans>{' '}
      {messagesHref !== null && (
        <PathLink href={messagesHref}>
          <Trans>Message the seller from your order</Trans>
        </PathLink>
      )}
    </p>
  );
}
