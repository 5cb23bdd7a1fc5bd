import type { PricedLine } from '#domain/cart/cart-rules.ts';
import type { CommandScope } from '../../command.ts';
import { recordReserved } from './reservation-end-view.ts';
import type { Claim } from './store.ts';

/** A line of a cart with its product, to be reserved and paid. */
export interface WantedLine extends PricedLine {
  readonly productId: string;
  readonly deliveryMethodId: string | null;
  /** The delivery price of the whole line, in cents. */
  readonly deliveryPrice: number;
  /** Cents of the line that a code takes off; `giftCard` is what a gift card pays of it. */
  readonly discount: number;
  readonly giftCard: number;
}

/** Reserves the products of the lines for a payment until `until`. The database rejects more than the stock. */
export async function holdClaims(
  scope: CommandScope,
  transactionId: string,
  lines: readonly WantedLine[],
  until: Date,
): Promise<void> {
  await scope.tx
    .insertInto('item_claims')
    .values(
      lines.map((line, position) => ({
        transaction_id: transactionId,
        product_id: line.productId,
        quantity: line.quantity,
        price_cents: line.price,
        delivery_method_id: line.deliveryMethodId,
        delivery_price_cents: line.deliveryPrice,
        discount_cents: line.discount,
        gift_card_cents: line.giftCard,
        state: 'HELD' as const,
        expires_at: until,
        position,
      })),
    )
    .execute();
  await recordReserved(
    scope,
    lines.map((line) => line.productId),
  );
}

/** Whether a payment is for exactly what the cart contains now. */
export function isSameCart(claims: readonly Claim[], lines: readonly WantedLine[]): boolean {
  return (
    claims.length === lines.length &&
    lines.every((line) =>
      claims.some(
        (claim) =>
          claim.state === 'HELD' &&
          claim.product_id === line.productId &&
          claim.quantity === line.quantity &&
          claim.price_cents === line.price &&
          claim.delivery_method_id === line.deliveryMethodId &&
          claim.delivery_price_cents === line.deliveryPrice &&
          Number(claim.discount_cents) === line.discount &&
          Number(claim.gift_card_cents) === line.giftCard,
      ),
    )
  );
}
