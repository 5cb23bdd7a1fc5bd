import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import styles from './cart-delivery.module.css';
import { type ChangingAddress, DeliveryAddress, type DeliveryAddressProps } from './delivery-address.tsx';
import { DeliveryRow } from './delivery-row.tsx';

export interface DeliveryPartsProps extends DeliveryAddressProps {
  /** The ids of the two sections, for links to them. */
  readonly ids?: { readonly address: string; readonly methods: string };
}

/** The delivery address of a cart, and the delivery method of each of its products. */
export function DeliveryParts({ ids, ...props }: DeliveryPartsProps) {
  const { cart, isOffline, onSettled } = props;
  return (
    <>
      <section id={ids?.address} className={styles.part} aria-labelledby="delivery-address">
        <h2 id="delivery-address" className={styles.partTitle}>
          <Trans>Delivery address</Trans>
        </h2>
        <DeliveryAddress {...props} />
      </section>
      <section id={ids?.methods} className={styles.part} aria-labelledby="delivery-ways">
        <h2 id="delivery-ways" className={styles.partTitle}>
          <Trans>Delivery method</Trans>
        </h2>
        <ul className={styles.rows}>
          {cart.deliveries.map((delivery) => (
            <DeliveryRow key={delivery.uuid} {...{ cart, isOffline, onSettled, delivery }} />
          ))}
        </ul>
      </section>
    </>
  );
}

/** Whether the form for another address is open. */
export function useChangingAddress(): ChangingAddress {
  const [isChanging, setChanging] = useState(false);
  const form = useRef<HTMLParagraphElement>(null);
  return { isChanging, setChanging, form };
}
