import type { Selectable } from 'kysely';
import type { Cents } from '#domain/money/cents.ts';
import { sellerShare } from '#domain/payments/ledger.ts';
import type { LineLedger } from '../ledger/returned-view.ts';
import type { OrderDeliveriesTable, OrderProductsTable } from './tables.ts';

/** The parts of a sold line that decide what its seller receives. */
interface SoldLine {
  readonly product: Pick<Selectable<OrderProductsTable>, 'payout_cents'>;
  readonly delivery: Pick<
    Selectable<OrderDeliveriesTable>,
    'delivery_type' | 'price_paid_to_transporter_cents'
  >;
}

/** Cents that a seller who delivers the product themselves receives for it (ORDER-019). */
function ownTransport({ delivery }: SoldLine): number {
  return delivery.delivery_type === 'noop_transport' ? delivery.price_paid_to_transporter_cents : 0;
}

/** Cents that the seller receives for a line of which nothing was refunded, including their own transport. */
export function payoutOf(line: SoldLine): Cents {
  return Number(line.product.payout_cents) + ownTransport(line);
}

/**
 * Cents that the seller receives for a line, including their own transport and less what was refunded to the buyer.
 */
export function sellerReceives(line: SoldLine & { readonly ledger: LineLedger }): Cents {
  const { share, returned } = line.ledger;
  return share ?? sellerShare({ payout: payoutOf(line), returned });
}
