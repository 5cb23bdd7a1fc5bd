import './staff-schema.ts';
import { eurosOf } from '#domain/money/cents.ts';
import { amsterdamDay } from '#domain/orders/order-days.ts';
import { nextPayoutRun } from '#domain/payouts/bank-days.ts';
import { signedIn } from '../../graphql/authorize.ts';
import { builder } from '../../graphql/builder.ts';
import { UserHasNoObjectPermissionError, UserNotAuthenticatedError } from '../../graphql/errors.ts';
import { sellerOfUser } from '../sellers/public.ts';
import { PayoutType } from './payout-object.ts';
import { balanceOf, type PayoutView, readPayouts, type SellerBalance } from './read-payouts.ts';
import { isAccountRefused } from './store.ts';

const TaskType = builder.enumType('PayoutTask', {
  description: 'What a seller has to do to be paid.',
  values: {
    ADD_ACCOUNT: { description: 'Add an account number.' },
    CORRECT_ACCOUNT: { description: 'Correct the account number: the last payout failed because of it.' },
  } as const,
});

interface SellerPayouts {
  readonly balance: SellerBalance;
  readonly task: 'ADD_ACCOUNT' | 'CORRECT_ACCOUNT' | null;
  readonly accountEnd: string | null;
  readonly accountUsableFrom: Date | null;
  readonly nextRun: string;
  readonly items: readonly PayoutView[];
  readonly totalCount: number;
}

const euros = (cents: keyof SellerBalance) => (view: SellerPayouts) => eurosOf(view.balance[cents]);

const SellerPayoutsType = builder.objectRef<SellerPayouts>('SellerPayouts').implement({
  description: 'The balance of a seller.',
  fields: (t) => ({
    held: t.float({
      description: "The seller's euros in orders without confirmed receipt.",
      resolve: euros('held'),
    }),
    due: t.float({
      description: 'Euros that are due and in no payout yet; below 0 while the seller owes them.',
      resolve: euros('due'),
    }),
    underWay: t.float({
      description: 'Euros in payouts that have not arrived.',
      resolve: euros('underWay'),
    }),
    paid: t.float({ description: 'Euros that were paid out.', resolve: euros('paid') }),
    task: t.field({
      ...{ type: TaskType, nullable: true, description: 'What has to be done to be paid; null for nothing.' },
      resolve: ({ task }) => task,
    }),
    accountEnd: t.exposeString('accountEnd', {
      ...{ nullable: true, description: 'The last four characters of the account number; null without one.' },
    }),
    accountUsableFrom: t.string({
      ...{ nullable: true, description: 'ISO moment from which a changed account is used; null otherwise.' },
      resolve: ({ accountUsableFrom }) => accountUsableFrom?.toISOString() ?? null,
    }),
    nextRun: t.exposeString('nextRun', { description: 'The day of the next payouts, YYYY-MM-DD.' }),
    items: t.field({
      type: [PayoutType],
      description: 'Payouts, the newest first.',
      resolve: ({ items }) => [...items],
    }),
    totalCount: t.exposeInt('totalCount', { description: 'The total number of payouts.' }),
  }),
});

const pageSize = 15;

builder.queryFields((t) => ({
  sellerPayouts: t.field({
    type: SellerPayoutsType,
    description: "The caller's balance and payouts.",
    errors: { types: [UserNotAuthenticatedError, UserHasNoObjectPermissionError] },
    args: {
      limit: t.arg.int({ defaultValue: pageSize, description: 'Payouts per page, at most 100.' }),
      offset: t.arg.int({ defaultValue: 0, description: 'Payouts before this page.' }),
    },
    resolve: async (_root, { limit, offset }, context) => {
      const { db, clock } = context;
      const seller = await sellerOfUser(db, signedIn(context).userId);
      if (seller === undefined) throw new UserHasNoObjectPermissionError();
      const page = await readPayouts(db, {
        ...{ sellerId: seller.id, status: null, searchString: '' },
        limit: Math.min(Math.max(1, limit ?? pageSize), 100),
        offset: Math.max(0, offset ?? 0),
      });
      const { iban, account_usable_from: usableFrom } = seller;
      return {
        ...page,
        balance: await balanceOf(db, seller.id),
        task: iban === null ? 'ADD_ACCOUNT' : (await isAccountRefused(db, seller)) ? 'CORRECT_ACCOUNT' : null,
        accountEnd: iban?.slice(-4) ?? null,
        accountUsableFrom: usableFrom !== null && usableFrom > clock.now() ? usableFrom : null,
        nextRun: amsterdamDay(nextPayoutRun(clock.now())),
      } as const;
    },
  }),
}));
