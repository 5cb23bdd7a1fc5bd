import type { Kysely } from 'kysely';
import { eurosOf } from '#domain/money/cents.ts';
import type { payoutProblems, payoutStatuses } from '#domain/payouts/payout-life-cycle.ts';
import { ibanInGroups } from '#domain/seller/bank.ts';
import type { Database } from '../../db/schema.ts';
import { builder } from '../../graphql/builder.ts';
import { isoOf } from '../../graphql/iso-of.ts';
import { loadBatched } from '../../graphql/load-batched.ts';
import { OrderProductType, seesPayout } from '../orders/order-object.ts';
import { failedPayouts, latestPayoutStatuses, type PayoutItem, type PayoutView } from './read-payouts.ts';
import { isAccountRefused } from './store.ts';

export const PayoutStatusType = builder.enumType('PayoutStatus', {
  description: 'The status of a payout.',
  values: {
    PLANNED: { description: 'Waits for its release by staff.' },
    RELEASED: { description: 'Released; the transfer is being ordered.' },
    SENT: { description: 'Ordered; on its way to the bank account.' },
    PAID: { description: 'Paid.' },
    FAILED: { description: 'Not executed; its lines are due again.' },
    RETURNED: { description: 'Returned by the bank; its lines are due again.' },
  } as const satisfies Record<(typeof payoutStatuses)[number], object>,
});

const ProblemType = builder.enumType('PayoutProblem', {
  description: 'Why a payout failed or was returned.',
  values: {
    OUTDATED: { description: 'The amount due changed before the release; it was replanned.' },
    INVALID_ACCOUNT: { description: 'The account number does not exist.' },
    CLOSED_ACCOUNT: { description: 'The account is closed.' },
    REFUSED: { description: 'The provider refused it.' },
    OTHER: { description: 'The provider gave no reason.' },
  } as const satisfies Record<(typeof payoutProblems)[number], object>,
});

/** What the lists of payouts show of a sold product in a payout. */
type ListedItem = Pick<PayoutItem, 'id' | 'order_id' | 'order_number' | 'title' | 'amount_cents'>;

const PayoutItemType = builder.objectRef<ListedItem>('PayoutItem').implement({
  description: 'A sold product in a payout.',
  fields: (t) => ({
    uuid: t.exposeString('id', { description: "The sold product's id." }),
    orderUuid: t.exposeString('order_id', { description: "The order's id." }),
    orderNumber: t.exposeString('order_number', { description: "The order's number." }),
    title: t.exposeString('title', { description: 'As it was when it was sold.' }),
    amount: t.float({
      description: 'Its share of the payout in euros; below 0 for what the seller owed.',
      resolve: ({ amount_cents }) => eurosOf(Number(amount_cents)),
    }),
  }),
});

interface CreditNote {
  readonly number: number;
  readonly total_cents: string;
}

const CreditNoteType = builder.objectRef<CreditNote>('FeeCreditNote').implement({
  description:
    "A credit note on the invoice of the shop's fee, for a sale that was refunded or charged back.",
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'Its number.' }),
    amount: t.float({
      description: 'The credited fee in euros, VAT included.',
      resolve: ({ total_cents }) => eurosOf(Number(total_cents)),
    }),
  }),
});

/** The lines of these payouts, by the id of the payout. */
async function itemsOfPayouts(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly ListedItem[]>> {
  const rows = await db
    .selectFrom('payout_lines')
    .innerJoin('order_products', 'order_products.id', 'payout_lines.order_product_id')
    .innerJoin('orders', 'orders.id', 'order_products.order_id')
    .where('payout_lines.payout_id', 'in', [...ids])
    .select(['payout_lines.payout_id', 'payout_lines.amount_cents', 'order_products.id'])
    .select(['order_products.title', 'order_products.order_id', 'orders.number as order_number'])
    .orderBy('orders.number')
    .orderBy('order_products.id')
    .execute();
  return Map.groupBy(rows, ({ payout_id }) => payout_id);
}

/** The credit notes on the invoices of these payouts, by the id of the payout, the oldest first. */
async function creditNotesOfPayouts(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly CreditNote[]>> {
  const rows = await db
    .selectFrom('fee_credit_notes')
    .innerJoin('fee_invoices', 'fee_invoices.number', 'fee_credit_notes.invoice_number')
    .where('fee_invoices.payout_id', 'in', [...ids])
    .select(['fee_invoices.payout_id', 'fee_credit_notes.number', 'fee_credit_notes.total_cents'])
    .orderBy('fee_credit_notes.number')
    .execute();
  return Map.groupBy(rows, ({ payout_id }) => payout_id);
}

export const PayoutType = builder.objectRef<PayoutView>('SellerPayout').implement({
  description: 'A payout to a seller.',
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'Its id.' }),
    number: t.exposeString('number', { description: 'Its number, as on the bank statement.' }),
    status: t.field({
      type: PayoutStatusType,
      description: 'Its status.',
      resolve: ({ status }) => status,
    }),
    problem: t.field({
      ...{ type: ProblemType, nullable: true, description: 'Why it failed or was returned; null otherwise.' },
      resolve: ({ problem }) => problem,
    }),
    amount: t.float({
      description: 'In euros.',
      resolve: ({ amount_cents }) => eurosOf(Number(amount_cents)),
    }),
    accountEnd: t.string({
      description: 'The last four characters of the account number.',
      resolve: ({ iban }) => iban.slice(-4),
    }),
    created: t.string({
      description: 'ISO moment at which it was planned.',
      resolve: ({ created_at }) => created_at.toISOString(),
    }),
    sent: t.string({
      ...{ nullable: true, description: 'ISO moment at which the transfer was ordered.' },
      resolve: ({ sent_at }) => isoOf(sent_at),
    }),
    paid: t.string({
      ...{ nullable: true, description: 'ISO moment at which it was reported paid.' },
      resolve: ({ paid_at }) => isoOf(paid_at),
    }),
    ended: t.string({
      ...{ nullable: true, description: 'ISO moment at which it failed or was returned.' },
      resolve: ({ ended_at }) => isoOf(ended_at),
    }),
    invoiceNumber: t.exposeInt('invoice_number', {
      ...{ nullable: true, description: "The invoice of the shop's fee; null without one." },
    }),
    creditNotes: t.field({
      type: [CreditNoteType],
      description: 'The credit notes on its invoice, the oldest first.',
      resolve: async ({ id, invoice_number }, _args, context) =>
        invoice_number === null ? [] : ((await loadBatched(context, creditNotesOfPayouts, id)) ?? []),
    }),
    items: t.field({
      type: [PayoutItemType],
      description: 'Its lines.',
      resolve: async ({ id }, _args, context) => (await loadBatched(context, itemsOfPayouts, id)) ?? [],
    }),
  }),
});

export const StaffPayoutType = builder.objectRef<PayoutView>('StaffPayout').implement({
  description: 'A payout as staff see it.',
  fields: (t) => ({
    payout: t.field({ type: PayoutType, description: 'The payout.', resolve: (view) => view }),
    sellerUuid: t.exposeString('seller_id', { description: "The seller's id." }),
    sellerName: t.exposeString('seller_name', { description: "The seller's name." }),
    isSellerSuspended: t.exposeBoolean('is_seller_suspended', {
      description: 'Whether an account of the seller is suspended; its release takes an explicit choice.',
    }),
    iban: t.string({
      description: 'The account number in groups of four.',
      resolve: ({ iban }) => ibanInGroups(iban),
    }),
    accountHolder: t.exposeString('account_holder', { description: "The account's holder." }),
    providerId: t.exposeString('provider_id', { nullable: true, description: "The provider's id." }),
    isFile: t.boolean({
      description: 'Whether it is sent in a file that staff upload at the bank.',
      resolve: ({ channel }) => channel === 'FILE',
    }),
    releasedBy: t.exposeString('releaser_name', {
      nullable: true,
      description: 'The member of staff who released it.',
    }),
    released: t.string({
      ...{ nullable: true, description: 'ISO moment of the release.' },
      resolve: ({ released_at }) => isoOf(released_at),
    }),
    lines: t.int({ description: 'Sold products in it.', resolve: ({ lines }) => Number(lines) }),
  }),
});

/** The sellers whose account number the bank refused; a page of sales has one seller. */
async function refusedAccounts(
  db: Kysely<Database>,
  sellerIds: readonly string[],
): Promise<ReadonlyMap<string, true>> {
  const sellers = await db
    .selectFrom('sellers')
    .select(['id', 'iban'])
    .where('id', 'in', [...sellerIds])
    .execute();
  const refused = new Map<string, true>();
  for (const seller of sellers) if (await isAccountRefused(db, seller)) refused.set(seller.id, true);
  return refused;
}

const PayoutDelayType = builder.enumType('PayoutDelay', {
  description: 'Why a payout does not come on the planned days.',
  values: {
    ACCOUNT: { description: 'The bank refused the account: the seller corrects the number.' },
    BANK: { description: 'The transfer failed at the bank: it is repeated.' },
  } as const,
});

builder.objectField(OrderProductType, 'payoutStatus', (t) =>
  t.field({
    type: PayoutStatusType,
    nullable: true,
    description: 'The status of its latest payout; null before it is planned. For the seller and staff.',
    resolve: async (line, _args, context) =>
      seesPayout(line, context.viewer)
        ? ((await loadBatched(context, latestPayoutStatuses, line.product.id)) ?? null)
        : null,
  }),
);

builder.objectField(OrderProductType, 'payoutDelay', (t) =>
  t.field({
    type: PayoutDelayType,
    nullable: true,
    description:
      'Why the payout does not come on the planned days; null if it does. For the seller and staff.',
    resolve: async (line, _args, context) => {
      const { id, seller_id, payout_made_at } = line.product;
      if (!seesPayout(line, context.viewer) || payout_made_at !== null) return null;
      if ((await loadBatched(context, refusedAccounts, seller_id)) === true) return 'ACCOUNT';
      return (await loadBatched(context, failedPayouts, id)) === true ? 'BANK' : null;
    },
  }),
);
