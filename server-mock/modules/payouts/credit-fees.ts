import { type Kysely, sql } from 'kysely';
import { creditedVat, feeCredit, refundKinds } from '#domain/payouts/fee-invoice.ts';
import type { CommandScope } from '../../command.ts';
import type { Database } from '../../db/schema.ts';
import { lockFeeNumbers } from './fee-numbers.ts';

/** The refunds and chargebacks of an invoiced line that have no credit note, in the order in which they were booked. */
async function uncredited(db: Kysely<Database>, orderProductId: string) {
  return await db
    .selectFrom('fee_invoice_lines')
    .innerJoin('fee_invoices', 'fee_invoices.number', 'fee_invoice_lines.invoice_number')
    .innerJoin('ledger_postings', 'ledger_postings.order_product_id', 'fee_invoice_lines.order_product_id')
    .leftJoin('fee_credit_notes', 'fee_credit_notes.posting_id', 'ledger_postings.id')
    .leftJoin('ledger_entries', (join) =>
      join
        .onRef('ledger_entries.posting_id', '=', 'ledger_postings.id')
        .on('ledger_entries.account', '=', 'platform'),
    )
    .where('fee_invoice_lines.order_product_id', '=', orderProductId)
    .where('ledger_postings.kind', 'in', [...refundKinds])
    .where('fee_credit_notes.number', 'is', null)
    .select(['ledger_postings.id', 'ledger_postings.kind', 'ledger_entries.amount_cents as platform'])
    .$narrowType<{ kind: (typeof refundKinds)[number] }>()
    .select(['fee_invoices.number as invoice', 'fee_invoices.total_cents', 'fee_invoices.vat_cents'])
    .select('fee_invoice_lines.fee_cents')
    .orderBy('ledger_postings.position')
    .execute();
}

interface CreditedBefore {
  readonly last: number;
  /** Cents credited before for the line. */
  readonly line: number;
  /** Cents credited before for the invoice; `vat` likewise. */
  readonly total: number;
  readonly vat: number;
}

async function creditedBefore(
  db: Kysely<Database>,
  invoice: number,
  orderProductId: string,
): Promise<CreditedBefore> {
  const { rows } = await sql<Record<keyof CreditedBefore, string>>`select
    coalesce(max(number), 0) as last,
    coalesce(sum(total_cents) filter (where order_product_id = ${orderProductId}), 0) as line,
    coalesce(sum(total_cents) filter (where invoice_number = ${invoice}), 0) as total,
    coalesce(sum(vat_cents) filter (where invoice_number = ${invoice}), 0) as vat
    from fee_credit_notes`.execute(db);
  const [row] = rows;
  return {
    ...{ last: Number(row?.last ?? 0), line: Number(row?.line ?? 0) },
    ...{ total: Number(row?.total ?? 0), vat: Number(row?.vat ?? 0) },
  };
}

/**
 * Writes the credit note of each refund and chargeback of a sold line that gave up a share of the invoiced fee; a
 * repetition writes none. Without an invoice there is nothing to credit.
 */
export async function creditFees({ tx, now }: CommandScope, orderProductId: string): Promise<void> {
  await lockFeeNumbers(tx);
  for (const refund of await uncredited(tx, orderProductId)) {
    const before = await creditedBefore(tx, refund.invoice, orderProductId);
    const total = feeCredit({
      ...{ kind: refund.kind, fee: Number(refund.fee_cents), credited: before.line },
      fromPlatform: -Number(refund.platform ?? 0),
    });
    if (total === 0) continue;
    const invoice = { total: Number(refund.total_cents), vat: Number(refund.vat_cents) };
    await tx
      .insertInto('fee_credit_notes')
      .values({
        ...{ number: before.last + 1, invoice_number: refund.invoice, order_product_id: orderProductId },
        ...{ posting_id: refund.id, total_cents: total, vat_cents: creditedVat(invoice, before, total) },
        created_at: now,
      })
      .execute();
  }
}
