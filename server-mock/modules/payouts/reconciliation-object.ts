import { eurosOf } from '#domain/money/cents.ts';
import type { Mismatch, mismatchKinds } from '#domain/payouts/reconcile.ts';
import { builder } from '../../graphql/builder.ts';
import { PayoutStatusType, StaffPayoutType } from './payout-object.ts';
import type { PayoutView } from './read-payouts.ts';
import type { ReconciliationView } from './read-reconciliations.ts';
import type { LedgerProblem } from './tables.ts';

const MismatchKindType = builder.enumType('PayoutMismatchKind', {
  description: 'How a transfer of the provider differs from our payout.',
  values: {
    MISSING: { description: 'The provider does not list it.' },
    UNKNOWN: { description: 'We do not know it.' },
    DOUBLED: { description: 'The provider lists it more than once.' },
    AMOUNT: { description: 'The amounts differ.' },
    STATUS: { description: 'The statuses differ.' },
    RETURNED: { description: 'The amounts that were refunded or charged back differ.' },
  } as const satisfies Record<(typeof mismatchKinds)[number], object>,
});

const MismatchType = builder.objectRef<Mismatch>('PayoutMismatch').implement({
  description: "A difference between a provider's list and our payouts or payments.",
  fields: (t) => ({
    isPayment: t.boolean({
      description: 'Whether it is about a payment of a buyer instead of a payout.',
      resolve: ({ about }) => about === 'PAYMENT',
    }),
    kind: t.field({
      type: MismatchKindType,
      description: 'The kind of difference.',
      resolve: ({ kind }) => kind,
    }),
    reference: t.exposeString('reference', {
      description: 'The payout, or the transaction of the payment, that it names.',
    }),
    ours: t.float({ description: 'Euros in our records.', resolve: ({ ours }) => eurosOf(ours) }),
    theirs: t.float({
      description: "Euros in the provider's list.",
      resolve: ({ theirs }) => eurosOf(theirs),
    }),
    ourStatus: t.field({
      ...{ type: PayoutStatusType, nullable: true, description: 'In our records; null unless it differs.' },
      resolve: ({ statuses }) => statuses?.ours ?? null,
    }),
    theirStatus: t.field({
      ...{ type: PayoutStatusType, nullable: true, description: 'At the provider; null unless it differs.' },
      resolve: ({ statuses }) => statuses?.theirs ?? null,
    }),
  }),
});

const LedgerProblemType = builder.objectRef<LedgerProblem>('LedgerProblem').implement({
  description: 'A wrong sum of the ledger.',
  fields: (t) => ({
    kind: t.exposeString('kind', {
      description: 'SUM of everything, PAID_OUT, HELD, or of one ORDER or SELLER.',
    }),
    subject: t.string({
      ...{
        nullable: true,
        description: 'The number of the order or the name of the seller; null for a total.',
      },
      resolve: ({ subject }) => subject ?? null,
    }),
    expected: t.float({
      description: 'The expected euros.',
      resolve: (view) => eurosOf(view.expected),
    }),
    found: t.float({ description: 'The actual euros.', resolve: (view) => eurosOf(view.found) }),
  }),
});

const ReconciliationType = builder.objectRef<ReconciliationView>('PayoutReconciliation').implement({
  description: "A day's payouts, compared with the provider's list, and the ledger.",
  fields: (t) => ({
    day: t.exposeString('day', { description: 'YYYY-MM-DD.' }),
    created: t.string({ description: 'ISO moment.', resolve: ({ created_at }) => created_at.toISOString() }),
    compared: t.exposeInt('compared', {
      ...{
        nullable: true,
        description: 'Payouts that were sent on the day; null while the provider gave no list.',
      },
    }),
    mismatches: t.field({
      type: [MismatchType],
      description: 'The differences.',
      resolve: ({ mismatches }) => [...mismatches],
    }),
    ledgerProblems: t.field({
      type: [LedgerProblemType],
      description: 'Ledger accounts with a wrong balance.',
      resolve: ({ ledger_problems }) => [...ledger_problems],
    }),
  }),
});

interface Reconciliations {
  readonly items: readonly ReconciliationView[];
  readonly delayed: readonly PayoutView[];
}

export const ReconciliationsType = builder.objectRef<Reconciliations>('PayoutReconciliations').implement({
  description: "Comparisons with the provider's list.",
  fields: (t) => ({
    items: t.field({
      type: [ReconciliationType],
      description: 'The newest day first; 60 days at most.',
      resolve: ({ items }) => [...items],
    }),
    delayed: t.field({
      type: [StaffPayoutType],
      description: 'Payouts that take longer than they should, the oldest first; 100 at most.',
      resolve: ({ delayed }) => [...delayed],
    }),
  }),
});
