import type { Kysely } from 'kysely';
import { centsOf } from '#domain/money/cents.ts';
import { countRows } from '../../db/count-rows.ts';
import type { Database } from '../../db/schema.ts';
import { signedIn } from '../../graphql/authorize.ts';
import { builder } from '../../graphql/builder.ts';
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
import {
  CaseReasonType,
  CaseStateType,
  DecisionGroundType,
  OrderCaseType,
  ReturnPayerType,
} from './case-object.ts';
import { decideCase } from './decide-case.ts';
import { type CasePage, type caseLists, readCases, statesOf } from './read-cases.ts';
import { ownCase } from './store.ts';

type Item = CasePage['items'][number];

const ListType = builder.enumType('CaseList', {
  description: 'A filter of complaints.',
  values: {
    STAFF: { description: 'Complaints that wait for a decision by staff.' },
    RETURNS: { description: 'Complaints with a return in progress.' },
    OPEN: { description: 'Complaints that are not closed.' },
    CLOSED: { description: 'Closed complaints.' },
    ALL: { description: 'All complaints.' },
  } as const satisfies Record<(typeof caseLists)[number], object>,
});

const StaffCaseType = builder.objectRef<Item>('StaffCaseRow').implement({
  description: 'A complaint in the list of staff.',
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'Its id.' }),
    title: t.exposeString('title', { description: 'Of the product.' }),
    orderUuid: t.exposeString('order_id', { description: 'The order.' }),
    orderNumber: t.exposeString('number', { description: 'Its number.' }),
    buyerName: t.string({
      description: 'The buyer, or the email address of a guest.',
      resolve: ({ buyer_name, email }) => buyer_name ?? email,
    }),
    sellerName: t.exposeString('seller_name', { description: 'The seller.' }),
    state: t.field({ type: CaseStateType, description: 'Its state.', resolve: ({ state }) => state }),
    reason: t.field({ type: CaseReasonType, description: 'The reason.', resolve: ({ reason }) => reason }),
    due: t.string({
      nullable: true,
      description: 'The ISO moment at which the term of this state ends.',
      resolve: ({ due_at }) => due_at?.toISOString() ?? null,
    }),
    opened: t.string({ description: 'ISO moment.', resolve: ({ opened_at }) => opened_at.toISOString() }),
  }),
});

const PageType = builder.objectRef<CasePage>('StaffCasePage').implement({
  description: 'One page of complaints.',
  fields: (t) => ({
    items: t.field({ type: [StaffCaseType], description: 'The complaints.', resolve: ({ items }) => items }),
    totalCount: t.exposeInt('totalCount', { description: 'The total number.' }),
  }),
});

const forStaff = (db: Kysely<Database>) =>
  db.selectFrom('cases').where('state', 'in', [...(statesOf.STAFF ?? [])]);

builder.objectFields(StaffDeskType, (t) => ({
  casesForStaff: t.int({
    description: 'The number of complaints that wait for a decision by staff.',
    resolve: (_desk, _args, { db }) => countRows(forStaff(db)),
  }),
  overdueCases: t.int({
    description: 'The number of complaints and appeals with an overdue decision by staff.',
    resolve: (_desk, _args, { db, clock }) => countRows(forStaff(db).where('due_at', '<=', clock.now())),
  }),
}));

const staffAlone = [UserNotAuthenticatedError, UserHasNoAdminPermissionsError];
const one = [...staffAlone, InvalidUUIDError, ObjectDoesNotExistError];

builder.queryFields((t) => ({
  staffCases: t.field({
    type: PageType,
    description: 'Complaints, the earliest deadline first. For staff.',
    errors: { types: staffAlone },
    args: {
      list: t.arg({ type: ListType, defaultValue: 'STAFF', description: 'The filter.' }),
      searchString: t.arg.string({
        description: 'Search terms: the product, the order number or the people.',
      }),
      limit: t.arg.int({ defaultValue: 25, description: 'At most 100.' }),
      offset: t.arg.int({ defaultValue: 0, description: 'How many to skip.' }),
    },
    resolve: (_root, { list, searchString, limit, offset }, { db }) =>
      readCases(db, {
        ...{ list: list ?? 'STAFF', searchString: searchString ?? '' },
        ...{ limit: limit ?? 25, offset: offset ?? 0 },
      }),
  }),
  staffCase: t.field({
    type: OrderCaseType,
    description: 'One complaint. For staff.',
    errors: { types: one },
    args: { uuid: t.arg.string({ required: true, description: "The complaint's id." }) },
    resolve: (_root, { uuid }, context) => ownCase(context.db, signedIn(context), uuid),
  }),
}));

builder.mutationFields((t) => ({
  decideCase: t.field({
    type: OrderCaseType,
    description: 'Decide a complaint or its appeal; both sides read the reasons. For staff.',
    errors: { types: [...one, UserHasNoObjectPermissionError, ValidationError, TooManyRequestsError] },
    args: {
      uuid: t.arg.string({ required: true, description: "The complaint's id." }),
      refund: t.arg.float({ required: true, description: 'The refund in euros.' }),
      needsReturn: t.arg.boolean({ required: true, description: 'Whether the product is returned first.' }),
      returnPaidBy: t.arg({
        type: ReturnPayerType,
        description: 'Who pays for the return; required with one.',
      }),
      ground: t.arg({ type: DecisionGroundType, required: true, description: 'The ground of the decision.' }),
      text: t.arg.string({ required: true, description: 'The reasons, 10 to 5000 characters.' }),
      code: t.arg.string({ description: 'A fresh code of the second factor, for those who have one (S23).' }),
      commandId: t.arg.string({ description: 'Idempotency key, one per intent.' }),
    },
    resolve: async (_root, { refund, needsReturn, returnPaidBy, ...args }, context) => {
      const terms = { refund: centsOf(refund), needsReturn, returnPaidBy: returnPaidBy ?? null };
      await decideCase(context, { ...args, terms });
      return await ownCase(context.db, signedIn(context), args.uuid);
    },
  }),
}));
