import { sql } from 'kysely';
import { addressLines } from '#domain/address/address-rules.ts';
import { feeOf, isReverseCharged, vatWithin } from '#domain/payouts/fee-invoice.ts';
import type { CommandScope } from '../../command.ts';
import { creditFees } from './credit-fees.ts';
import { lockFeeNumbers } from './fee-numbers.ts';
import type { PayoutRow } from './store.ts';

/**
 * Writes the invoice of the shop's fee for the lines of a payout. A line is invoiced once, even when its payout is
 * returned and sent again; without a fee there is no invoice. What was refunded while the transfer was on its way is
 * credited at once.
 */
export async function invoiceFees(scope: CommandScope, payout: PayoutRow): Promise<void> {
  const { tx, now } = scope;
  const lines = await tx
    .selectFrom('payout_lines')
    .innerJoin('order_products', 'order_products.id', 'payout_lines.order_product_id')
    .leftJoin('fee_invoice_lines', 'fee_invoice_lines.order_product_id', 'order_products.id')
    .where('payout_lines.payout_id', '=', payout.id)
    .where('payout_lines.amount_cents', '>', '0')
    .where('fee_invoice_lines.order_product_id', 'is', null)
    .select(['order_products.id', 'price_cents', 'quantity', 'payout_cents'])
    .orderBy('order_products.id')
    .execute();
  const fees = lines
    .map(({ id, price_cents, quantity, payout_cents }) => ({
      id,
      fee: feeOf({ price: price_cents, quantity, payout: Number(payout_cents) }),
    }))
    .filter(({ fee }) => fee > 0);
  if (fees.length === 0) return;
  const seller = await tx
    .selectFrom('sellers')
    .select(['name', 'street', 'house_number', 'house_number_extension', 'postcode', 'city', 'vat_number'])
    .select('country')
    .where('id', '=', payout.seller_id)
    .executeTakeFirstOrThrow();
  await lockFeeNumbers(tx);
  const { last } = await tx
    .selectFrom('fee_invoices')
    .select((eb) => eb.fn.coalesce(eb.fn.max('number'), sql<number>`0`).as('last'))
    .executeTakeFirstOrThrow();
  const number = Number(last) + 1;
  const total = fees.reduce((sum, { fee }) => sum + fee, 0);
  const isReversed = isReverseCharged({ country: seller.country, vatNumber: seller.vat_number });
  await tx
    .insertInto('fee_invoices')
    .values({
      ...{ number, payout_id: payout.id, seller_id: payout.seller_id, created_at: now },
      ...{
        total_cents: total,
        vat_cents: isReversed ? 0 : vatWithin(total),
        seller_vat_number: seller.vat_number,
      },
      is_reverse_charged: isReversed,
      seller_name: seller.name,
      seller_address: addressLines({
        ...{ street: seller.street, houseNumber: seller.house_number, city: seller.city },
        ...{ houseNumberExtension: seller.house_number_extension, postcode: seller.postcode },
      }).join(', '),
    })
    .execute();
  await tx
    .insertInto('fee_invoice_lines')
    .values(fees.map(({ id, fee }) => ({ order_product_id: id, invoice_number: number, fee_cents: fee })))
    .execute();
  for (const { id } of fees) await creditFees(scope, id);
}
