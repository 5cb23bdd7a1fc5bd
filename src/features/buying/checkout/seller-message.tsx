import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { useLocale } from '#src/i18n/use-locale.ts';
import { RadioGroup } from '#src/ui/kit/radio-group.tsx';
import { titleIn } from '#src/ui/market/card-title.ts';
import styles from './checkout.module.css';
import type { CheckoutCart } from './checkout-query.ts';

/** What a message to the seller is about, and who writes it. */
export interface MessageAbout {
  readonly productUuid: string;
  /** The sold product of the order. */
  readonly orderUuid: string;
  readonly orderNumber: string;
  /** The name and the email address of the order. */
  readonly sender: { readonly name: string; readonly email: string };
}

/** The field for a message to the seller, or null. It is provided by the route. */
export type MessageSlot = (about: MessageAbout) => ReactNode;

interface SellerMessageProps {
  readonly cart: CheckoutCart;
  readonly message: MessageSlot;
}

/** A message to the seller; with several products, the buyer chooses which one it is about. */
export function SellerMessage({ cart, message }: SellerMessageProps) {
  const headingId = useId();
  const products = useSold(cart);
  const [chosen, setChosen] = useState<string | null>(null);
  const about = products.find(({ orderUuid }) => orderUuid === chosen) ?? products[0];
  const { order, confirmedTo, shippingAddress: to } = cart;
  if (about === undefined || order === null) return null;
  const { productUuid, orderUuid } = about;
  const sender = { name: `${to?.firstName ?? ''} ${to?.lastName ?? ''}`.trim(), email: confirmedTo ?? '' };
  return (
    <section className={styles.part} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.stepsTitle}>
        <Trans>Message the seller</Trans>
      </h2>
      {products.length > 1 && (
        <RadioGroup
          label={<Trans>Which product is it about?</Trans>}
          options={products.map(({ orderUuid: value, title: label }) => ({ value, label }))}
          value={orderUuid}
          onChange={setChosen}
        />
      )}
      <div key={orderUuid}>{message({ productUuid, orderUuid, sender, orderNumber: order.orderNumber })}</div>
    </section>
  );
}

/** The sold products, each with its id among the orders. */
function useSold({ deliveries, order }: CheckoutCart) {
  const locale = useLocale();
  return deliveries.flatMap(({ lines }) =>
    lines.flatMap(({ product }) => {
      const sold = order?.products.find(({ productUuid }) => productUuid === product.uuid);
      if (sold === undefined) return [];
      return [{ orderUuid: sold.uuid, productUuid: product.uuid, title: titleIn(product, locale) }];
    }),
  );
}
