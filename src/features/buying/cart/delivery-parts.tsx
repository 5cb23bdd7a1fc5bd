import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import styles from './cart-delivery.module.css';
import { type ChangingAddress, DeliveryAddress, type DeliveryAddressProps } from './delivery-address.tsx';
import { DeliveryRow } from './delivery-row.tsx';

export interface DeliveryPartsProps extends DeliveryAddressProps {
  /** The two sections on a page with more than these: their ids, for links to them, and what is missing in them. */
  readonly sections?: Readonly<Record<'address' | 'methods', DeliverySectionFacts>>;
}

interface DeliverySectionFacts {
  readonly id: string;
  readonly error: string | null;
}

/** The delivery address of a cart, and the delivery method of each of its products. */
export function DeliveryParts({ sections, ...props }: DeliveryPartsProps) {
  const { cart, isOffline, onSettled } = props;
  return (
    <>
      <section id={sections?.address.id} className={styles.part} aria-labelledby="delivery-address">
        <h2 id="delivery-address" className={styles.partTitle}>
          <Trans>Delivery address</Trans>
        </h2>
        <DeliveryAddress {...props} />
        <Missing error={sections?.address.error ?? null} />
      </section>
      <section id={sections?.methods.id} className={styles.part} aria-labelledby="delivery-ways">
        <h2 id="delivery-ways" className={styles.partTitle}>
          <Trans>Delivery method</Trans>
        </h2>
        <ul className={styles.rows}>
          {cart.deliveries.map((delivery) => (
            <DeliveryRow key={delivery.uuid} {...{ cart, isOffline, onSettled, delivery }} />
          ))}
        </ul>
        <Missing error={sections?.methods.error ?? null} />
      </section>
    </>
  );
}

function Missing({ error }: Pick<DeliverySectionFacts, 'error'>) {
  return error === null ? null : <p className={styles.missing}>{error}</p>;
}

/** Whether the form for another address is open. */
export function useChangingAddress(): ChangingAddress {
  const [isChanging, setChanging] = useState(false);
  const form = useRef<HTMLParagraphElement>(null);
  return { isChanging, setChanging, isMissing: false, form };
}
