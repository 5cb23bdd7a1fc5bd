import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderRole } from '#domain/orders/order-role.ts';
import { formatDate, formatEuro } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import { Fact, Facts } from '#src/ui/market/account-detail.tsx';
import { useRefundText } from '#src/ui/market/refund-text.ts';
import { deliveryTypeMessage } from './order-messages.ts';
import { type OrderDetailRow, paidFor, refundOf } from './orders-query.ts';

interface CancelledNoteProps {
  readonly order: OrderDetailRow['order'];
  readonly role: OrderRole;
}

/** What staff wrote about their decision; nothing for orders stored by an earlier version of the app. */
function StaffReason({ text }: { readonly text: string | null | undefined }) {
  if (text == null) return null;
  return (
    <p>
      <Trans>The reason: {text}</Trans>
    </p>
  );
}

/** Why staff released the money to the seller; nothing if they did not. */
export function ReleaseNote({ text }: { readonly text: string | null | undefined }) {
  if (text == null) return null;
  return (
    <Banner kind="info" title={<Trans>Hervonden released the money to the seller</Trans>}>
      <StaffReason text={text} />
    </Banner>
  );
}

/** States that the sale is cancelled, and what happens with the money. */
export function CancelledNote({ order, role }: CancelledNoteProps) {
  const refundText = useRefundText();
  const { shippedAt, handedOffAt, arrivedAt, inReviewAt, staffReason } = order.delivery;
  const wasHandedOver = [shippedAt, handedOffAt, arrivedAt, inReviewAt, order.withdrawnAt].some(
    (moment) => moment !== null,
  );
  return (
    <Banner kind="warning" title={<Trans>This order was cancelled</Trans>}>
      {role === 'BUYER' ? (
        refundText(refundOf(order))
      ) : wasHandedOver ? (
        <Trans>The buyer gets the money back.</Trans>
      ) : (
        <Trans>The buyer gets the money back. You don’t have to send anything.</Trans>
      )}
      {role === 'SELLER' && order.product !== null && (
        <p>
          <Trans>
            Do you still have the product? Then put it up for sale again from{' '}
            <PathLink href={`/account/items/${order.product.uuid}`}>your listing</PathLink>.
          </Trans>
        </p>
      )}
      <StaffReason text={staffReason} />
    </Banner>
  );
}

interface OrderFactsProps {
  readonly row: OrderDetailRow;
  readonly role: OrderRole;
}

/**
 * Order number, date, price and delivery method; for the buyer also a note that the price contains no deductible VAT.
 */
export function OrderFacts({ row, role }: OrderFactsProps) {
  const { order, payout } = row;
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <Facts>
      <Fact name={<Trans>Order number</Trans>}>{order.order.orderNumber}</Fact>
      <Fact name={<Trans>Ordered on</Trans>}>{formatDate(order.created, locale)}</Fact>
      <Fact name={<Trans>Price</Trans>}>
        {order.quantity > 1 ? (
          <Trans>
            {formatEuro(paidFor(order))} for {order.quantity} products
          </Trans>
        ) : (
          formatEuro(paidFor(order))
        )}
      </Fact>
      {order.giftCard !== null && order.giftCard > 0 && (
        <Fact name={<Trans>Of which by gift card</Trans>}>{formatEuro(order.giftCard)}</Fact>
      )}
      {payout != null && <Fact name={<Trans>You receive</Trans>}>{formatEuro(payout)}</Fact>}
      <Fact name={<Trans>Delivery</Trans>}>
        {t(deliveryTypeMessage(role, order.delivery.deliveryMethod.type))}
        {order.delivery.pricePaidByCustomer > 0 && ` · ${formatEuro(order.delivery.pricePaidByCustomer)}`}
      </Fact>
      {role === 'BUYER' && order.vatScheme === 'MARGIN' && (
        <Fact name={<Trans>VAT</Trans>}>
          <Trans>Margin scheme – second-hand goods: the price contains no VAT that can be deducted.</Trans>
        </Fact>
      )}
    </Facts>
  );
}
