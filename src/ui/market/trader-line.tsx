import { Trans } from '@lingui/react/macro';
import styles from './seller-card.module.css';

/** The identity of a trader, as far as it is shown beside a product (DSA, article 30). */
export interface TraderFacts {
  readonly name: string;
  readonly street: string;
  readonly houseNumber: string;
  readonly postcode: string;
  readonly city: string;
  readonly email: string;
  /** At the KvK or the KBO. */
  readonly registrationNumber: string;
  readonly vatNumber: string | null;
}

/** Who a trader is, in short: name, address, registration and email address. */
export function TraderLine({ trader }: { readonly trader: TraderFacts }) {
  const { name, street, houseNumber, postcode, city, email, registrationNumber, vatNumber } = trader;
  return (
    <address className={styles.trader}>
      {name}, {street} {houseNumber}, {postcode} {city}
      <br />
      <Trans>Registration number</Trans>: {registrationNumber}
      {vatNumber !== null && (
        <>
          {' · '}
          <Trans>VAT number</Trans>: {vatNumber}
        </>
      )}
      <br />
      <a href={`mailto:${email}`}>{email}</a>
    </address>
  );
}
