import type { Kysely } from 'kysely';
import { centsOf } from '#domain/money/cents.ts';
import { countRows } from '../../db/count-rows.ts';
import type { Database } from '../../db/schema.ts';
import { signedIn } from '../../graphql/authorize.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import {
  InvalidUUIDError,
  ObjectDoesNotExistError,
  TooManyRequestsError,
  UserHasNoAdminPermissionsError,
  UserHasNoObjectPermissionError,
  UserNotAuthenticatedError,
  ValidationError,
} from '../../graphql/errors.ts';
import { StaffDeskType } from '../staff-desk/desk-object.ts';
import { decideWithdrawal } from './decide-withdrawal.ts';
import { readWithdrawals, statesOf, type WithdrawalPage, type withdrawalLists } from './read-withdrawals.ts';
import { ownWithdrawal, purchaseOf } from './store.ts';
import { PurchaseType, type PurchaseView, WithdrawalStateType } from './withdrawal-object.ts';

type Item = WithdrawalPage['items'][number];

const ListType = builder.enumType('WithdrawalList', {
  description: 'Which withdrawals are meant.',
  values: {
    STAFF: { description: 'Withdrawals that wait for a decision of staff.' },
    OPEN: { description: 'All open withdrawals.' },
    CLOSED: { description: 'Closed withdrawals.' },
    ALL: { description: 'All withdrawals.' },
  } as const satisfies Record<(typeof withdrawalLists)[number], object>,
});

const RowType = builder.objectRef<Item>('StaffWithdrawalRow').implement({
  description: 'A withdrawal in the list of staff.',
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'Its id.' }),
    title: t.exposeString('title', { description: "The product's title." }),
    orderNumber: t.exposeString('number', { description: 'The order number.' }),
    buyerName: t.exposeString('name', { description: 'The name of the declarant.' }),
    sellerName: t.exposeString('seller_name', { description: 'The seller.' }),
    state: t.field({
      type: WithdrawalStateType,
      description: 'The state of the withdrawal.',
      resolve: ({ state }) => state,
    }),
    due: t.string({
      nullable: true,
      description: 'The end of this state, as an ISO moment.',
      resolve: ({ due_at }) => due_at?.toISOString() ?? null,
    }),
    declared: t.string({
      description: 'ISO moment.',
      resolve: ({ declared_at }) => declared_at.toISOString(),
    }),
  }),
});

const PageType = builder.objectRef<WithdrawalPage>('StaffWithdrawalPage').implement({
  description: 'One page of withdrawals.',
  fields: (t) => ({
    items: t.field({ type: [RowType], description: 'The withdrawals.', resolve: ({ items }) => items }),
    totalCount: t.exposeInt('totalCount', { description: 'The total number.' }),
  }),
});

const forStaff = (db: Kysely<Database>) =>
  db.selectFrom('withdrawals').where('state', 'in', [...statesOf.STAFF]);

builder.objectFields(StaffDeskType, (t) => ({
  withdrawalsForStaff: t.int({
    description: 'Withdrawals that wait for a decision of staff.',
    resolve: (_desk, _args, { db }) => countRows(forStaff(db)),
  }),
  overdueWithdrawals: t.int({
    description: 'Withdrawals with an overdue decision of staff.',
    resolve: (_desk, _args, { db, clock }) => countRows(forStaff(db).where('due_at', '<=', clock.now())),
  }),
}));

/** Throws InvalidUUIDError, ObjectDoesNotExistError. */
async function view(context: GraphqlContext, uuid: string): Promise<PurchaseView> {
  const asker = { viewer: signedIn(context) };
  const { line, row } = await ownWithdrawal(context.db, asker, uuid);
  return { ...(await purchaseOf(context.db, line)), row, asker };
}

const staffAlone = [UserNotAuthenticatedError, UserHasNoAdminPermissionsError];
const aboutOne = [...staffAlone, InvalidUUIDError, ObjectDoesNotExistError];

builder.queryFields((t) => ({
  staffWithdrawals: t.field({
    type: PageType,
    description: 'Withdrawals, those with the earliest deadline first. For staff.',
    errors: { types: staffAlone },
    args: {
      list: t.arg({ type: ListType, defaultValue: 'STAFF', description: 'Which withdrawals to list.' }),
      searchString: t.arg.string({
        description: 'Matches the product, the order number, the buyer or the seller.',
      }),
      limit: t.arg.int({ defaultValue: 25, description: 'At most 100.' }),
      offset: t.arg.int({ defaultValue: 0, description: 'Number of withdrawals to skip.' }),
    },
    resolve: (_root, { list, searchString, limit, offset }, { db }) =>
      readWithdrawals(db, {
        ...{ list: list ?? 'STAFF', searchString: searchString ?? '' },
        ...{ limit: limit ?? 25, offset: offset ?? 0 },
      }),
  }),
  staffWithdrawal: t.field({
    type: PurchaseType,
    description: 'One withdrawal with its purchase. For staff.',
    errors: { types: aboutOne },
    args: { uuid: t.arg.string({ required: true, description: "The withdrawal's id." }) },
    resolve: (_root, { uuid }, context) => view(context, uuid),
  }),
}));

builder.mutationFields((t) => ({
  decideWithdrawal: t.field({
    type: PurchaseType,
    description: 'Decide a withdrawal that the two sides cannot resolve; both read the reasons. For staff.',
    errors: { types: [...aboutOne, UserHasNoObjectPermissionError, ValidationError, TooManyRequestsError] },
    args: {
      uuid: t.arg.string({ required: true, description: "The withdrawal's id." }),
      refund: t.arg.float({ required: true, description: 'Euros to refund; with 0 the sale stands.' }),
      text: t.arg.string({ required: true, description: 'The reasons, 10 to 2000 characters.' }),
      code: t.arg.string({ description: 'A fresh second-factor code, for staff who use one (S23).' }),
      commandId: t.arg.string({ description: 'Idempotency key, one per intent.' }),
    },
    resolve: async (_root, { refund, ...args }, context) => {
      await decideWithdrawal(context, { ...args, refund: centsOf(refund) });
      return await view(context, args.uuid);
    },
  }),
}));
