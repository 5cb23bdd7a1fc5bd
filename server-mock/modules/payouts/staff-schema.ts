import { isUuid } from '#domain/ids.ts';
import { releaseOverdueSince } from '#domain/payouts/payout-alarms.ts';
import type { BankReason } from '#domain/payouts/payout-life-cycle.ts';
import { countRows } from '../../db/count-rows.ts';
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
import { countOverdueReleases, releaseDueOf } from './overdue-releases.ts';
import { countPayoutAlarms, delayedPayouts } from './payout-alarms.ts';
import { PayoutStatusType, StaffPayoutType } from './payout-object.ts';
import { type PayoutView, readPayout, readPayouts } from './read-payouts.ts';
import { readReconciliations } from './read-reconciliations.ts';
import { ReconciliationsType } from './reconciliation-object.ts';
import { type ReleasedPayouts, releasePayouts, retryPayout } from './release-payouts.ts';
import { type FileOutcome, settlePayout } from './settle-payout.ts';

const staffAlone = [UserNotAuthenticatedError, UserHasNoAdminPermissionsError];
const aboutOne = [...staffAlone, InvalidUUIDError, ObjectDoesNotExistError];
const acting = [...aboutOne, UserHasNoObjectPermissionError, ValidationError, TooManyRequestsError];

interface PayoutPage {
  readonly items: readonly PayoutView[];
  readonly totalCount: number;
}

const PayoutPageType = builder.objectRef<PayoutPage>('StaffPayoutPage').implement({
  description: 'One page of payouts.',
  fields: (t) => ({
    items: t.field({
      type: [StaffPayoutType],
      description: 'The payouts.',
      resolve: ({ items }) => [...items],
    }),
    totalCount: t.exposeInt('totalCount', { description: 'The total number.' }),
  }),
});

const ReleasedType = builder.objectRef<ReleasedPayouts>('ReleasedPayouts').implement({
  description: 'The result of a release.',
  fields: (t) => ({
    released: t.exposeInt('released', { description: 'Released.' }),
    outdated: t.exposeInt('outdated', {
      description: 'Replanned instead, because the amount due had changed; they wait for another release.',
    }),
    heldBack: t.exposeInt('heldBack', {
      description: 'Not released because the seller is suspended; they remain planned.',
    }),
  }),
});

const OutcomeType = builder.enumType('PayoutFileOutcome', {
  description: 'The outcome of a payout in a file for the bank.',
  values: {
    UPLOADED: { description: 'The bank has the file.' },
    PAID: { description: 'The bank has paid it.' },
    FAILED: { description: 'The bank did not execute it.' },
    RETURNED: { description: 'The bank returned the money.' },
  } as const satisfies Record<FileOutcome, object>,
});

const ReasonType = builder.enumType('PayoutBankReason', {
  description: 'Why the bank did not execute a payout, or sent it back.',
  values: {
    INVALID_ACCOUNT: { description: 'The account number does not exist.' },
    CLOSED_ACCOUNT: { description: 'The account is closed.' },
    REFUSED: { description: 'The bank refused it.' },
    OTHER: { description: 'Anything else.' },
  } as const satisfies Record<BankReason, object>,
});

async function view({ db }: GraphqlContext, uuid: string): Promise<PayoutView> {
  if (!isUuid(uuid)) throw new InvalidUUIDError();
  const found = await readPayout(db, uuid);
  if (found === undefined) throw new ObjectDoesNotExistError();
  return found;
}

builder.queryFields((t) => ({
  staffPayouts: t.field({
    type: PayoutPageType,
    description:
      'Payouts, for staff: those overdue for release first, then planned ones oldest first or all newest first.',
    errors: { types: staffAlone },
    args: {
      status: t.arg({ type: PayoutStatusType, description: 'Only payouts with this status.' }),
      searchString: t.arg.string({
        description: "Search terms: the seller's name, a payout number or an id.",
      }),
      limit: t.arg.int({ defaultValue: 25, description: 'Payouts per page, at most 100.' }),
      offset: t.arg.int({ defaultValue: 0, description: 'Payouts before this page.' }),
    },
    resolve: (_root, { status, searchString, limit, offset }, { db, clock }) =>
      readPayouts(db, {
        overdueSince: releaseOverdueSince(clock.now()),
        ...{ sellerId: null, status: status ?? null, searchString: searchString ?? '' },
        limit: Math.min(Math.max(1, limit ?? 25), 100),
        offset: Math.max(0, offset ?? 0),
      }),
  }),
  staffPayout: t.field({
    type: StaffPayoutType,
    description: 'One payout, for staff.',
    errors: { types: aboutOne },
    args: { uuid: t.arg.string({ required: true, description: 'Its id.' }) },
    resolve: (_root, { uuid }, context) => view(context, uuid),
  }),
  staffReconciliations: t.field({
    type: ReconciliationsType,
    description: "Comparisons with the provider's list, day by day.",
    errors: { types: staffAlone },
    resolve: async (_root, _args, { db, clock }) => ({
      items: await readReconciliations(db),
      delayed: await delayedPayouts(db, clock.now()),
    }),
  }),
}));

const code = 'A fresh second-factor code, for staff who use one (S23).';

builder.mutationFields((t) => ({
  releasePayouts: t.field({
    type: ReleasedType,
    description: 'Release planned payouts: their transfers are ordered.',
    errors: { types: acting },
    args: {
      uuids: t.arg.stringList({ required: true, description: 'Which, 1 to 100.' }),
      suspendedUuids: t.arg.stringList({
        description: 'Those of them to release although the seller is suspended; others are held back.',
      }),
      code: t.arg.string({ description: code }),
      commandId: t.arg.string({ description: 'Idempotency key, one per intent.' }),
    },
    resolve: (_root, { uuids, suspendedUuids, code: given, commandId }, context) =>
      releasePayouts(context, {
        ...{ uuids, suspendedUuids: suspendedUuids ?? [], code: given ?? null, commandId },
      }),
  }),
  retryPayout: t.field({
    type: StaffPayoutType,
    description: 'Replan a failed or returned payout at once; returns the new payout.',
    errors: { types: acting },
    args: {
      uuid: t.arg.string({ required: true, description: 'The payout that failed or was returned.' }),
      code: t.arg.string({ description: code }),
      commandId: t.arg.string({ description: 'Idempotency key, one per intent.' }),
    },
    resolve: async (_root, { uuid, code: given, commandId }, context) =>
      view(context, await retryPayout(context, { uuid, code: given ?? null, commandId })),
  }),
  settlePayout: t.field({
    type: StaffPayoutType,
    description: 'Record the outcome of a payout in a file for the bank.',
    errors: { types: acting },
    args: {
      uuid: t.arg.string({ required: true, description: 'The payout.' }),
      outcome: t.arg({ type: OutcomeType, required: true, description: 'The outcome.' }),
      reason: t.arg({ type: ReasonType, description: 'Required for FAILED and RETURNED.' }),
      code: t.arg.string({ description: code }),
      commandId: t.arg.string({ description: 'Idempotency key, one per intent.' }),
    },
    resolve: async (_root, { uuid, outcome, reason, code: given, commandId }, context) => {
      await settlePayout(context, { uuid, outcome, reason: reason ?? null, code: given ?? null, commandId });
      return await view(context, uuid);
    },
  }),
}));

builder.objectField(StaffPayoutType, 'releaseDue', (t) =>
  t.string({
    ...{ nullable: true, description: 'YYYY-MM-DD, the last day to release it; null unless it is planned.' },
    resolve: releaseDueOf,
  }),
);

builder.objectFields(StaffDeskType, (t) => ({
  overduePayouts: t.int({
    description: 'Planned payouts that should have been released by now.',
    resolve: (_desk, _args, { db, clock }) => countOverdueReleases(db, clock.now()),
  }),
  payoutAlarms: t.int({
    description: 'Differences with the provider, unbalanced ledger accounts and delayed payouts.',
    resolve: (_desk, _args, { db, clock }) => countPayoutAlarms(db, clock.now()),
  }),
  payoutsToRelease: t.int({
    description: 'Payouts that wait for their release.',
    resolve: (_desk, _args, { db }) => countRows(db.selectFrom('payouts').where('status', '=', 'PLANNED')),
  }),
}));
