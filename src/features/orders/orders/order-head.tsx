import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Picture } from '#src/ui/market/picture.tsx';
import { deliveryStatusMessage } from './order-messages.ts';
import styles from './orders.module.css';
import type { OrderDetailRow } from './orders-query.ts';
import { OtherPerson } from './other-person.tsx';

export interface OrderHeadProps {
  readonly row: OrderDetailRow;
  /** The button for the conversation with the other side. */
  readonly message?: ReactNode;
}

/** The head of an order: the other person, the product with its photo, and the status. */
export function OrderHead({ row, message }: OrderHeadProps) {
  const { t } = useLingui();
  const { order, title, featuredImage, status } = row;
  const known = deliveryStatusMessage(status);
  const number = order.order.orderNumber;
  return (
    <header className={styles.head}>
      <Picture
        image={featuredImage}
        alt=""
        widths={[144, 256, 320]}
        sizes="(min-width: 768px) 160px, 96px"
        ratio={0.75}
        className={styles.headPhoto ?? ''}
      />
      <div className={styles.headText}>
        <OtherPerson order={order} isFull />
        <h1 className={styles.headTitle}>{title}</h1>
        <p className={styles.soft}>
          {known !== null && (
            <>
              <strong>{t(known)}</strong>
              {' · '}
            </>
          )}
          <Trans>Order {number}</Trans>
        </p>
      </div>
      {message !== undefined && <div className={styles.headAction}>{message}</div>}
    </header>
  );
}
