import { addressLine } from '#domain/address/address-rules.ts';
import { suspensionReasons } from '#domain/staff/suspension.ts';
import { builder } from '../../graphql/builder.ts';
import {
  InvalidUUIDError,
  ObjectDoesNotExistError,
  TooManyRequestsError,
  ValidationError,
} from '../../graphql/errors.ts';
import { isoOf } from '../../graphql/iso-of.ts';
import { sessionsOf } from '../auth/public.ts';
import { changeRole } from './change-role.ts';
import { endUserSessions } from './end-sessions.ts';
import { pageType, staffAlone, within } from './page.ts';
import {
  type accountStates,
  countsOf,
  readUser,
  readUsers,
  suspensionsOf,
  type UserRow,
  type UserSession,
  userRoles,
} from './read-users.ts';
import { reinstateUser, suspendUser } from './suspend-user.ts';

const RoleType = builder.enumType('StaffUserRole', {
  description: 'What somebody is here.',
  values: userRoles,
});
const StateType = builder.enumType('AccountState', {
  description: 'How an account stands.',
  values: {
    ACTIVE: { description: 'In use.' },
    SUSPENDED: { description: 'Suspended by staff.' },
    UNCONFIRMED: { description: 'The address was never confirmed.' },
    ENDED: { description: 'Ended by its owner.' },
  } as const satisfies Record<(typeof accountStates)[number], object>,
});
const ReasonType = builder.enumType('SuspensionReason', {
  description: 'Why staff keep somebody out.',
  values: suspensionReasons,
});

type Suspension = Awaited<ReturnType<typeof suspensionsOf>>[number];

const SuspensionType = builder.objectRef<Suspension>('Suspension').implement({
  description: 'A time in which an account was suspended.',
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'Its id.' }),
    reason: t.field({ type: ReasonType, description: 'Why.', resolve: ({ reason }) => reason }),
    words: t.exposeString('words', { description: 'What was written to the person.' }),
    started: t.string({ description: 'ISO moment.', resolve: ({ started_at }) => started_at.toISOString() }),
    startedBy: t.exposeString('started_by_name', { nullable: true, description: 'Who of staff.' }),
    ended: t.string({
      nullable: true,
      description: 'ISO moment.',
      resolve: ({ ended_at }) => isoOf(ended_at),
    }),
    endedBy: t.exposeString('ended_by_name', { nullable: true, description: 'Who of staff.' }),
  }),
});

const SessionType = builder.objectRef<UserSession>('UserSession').implement({
  description: 'A device on which somebody is signed in.',
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'Its id.' }),
    device: t.exposeString('device', { description: 'Browser and system; may be empty.' }),
    created: t.string({ description: 'ISO moment.', resolve: ({ created_at }) => created_at.toISOString() }),
    lastUsed: t.string({
      description: 'To the hour, ISO moment.',
      resolve: ({ last_used_at }) => last_used_at.toISOString(),
    }),
    secondFactor: t.exposeBoolean('second_factor', { description: 'Signed in with a code or a passkey.' }),
  }),
});

const CountsType = builder.objectRef<Awaited<ReturnType<typeof countsOf>>>('StaffUserCounts').implement({
  description: 'How much of everything an account has.',
  fields: (t) => ({
    products: t.exposeInt('products', { description: 'Products in any status.' }),
    published: t.exposeInt('published', { description: 'Of those for sale now.' }),
    bought: t.exposeInt('bought', { description: 'Orders as a buyer.' }),
    sold: t.exposeInt('sold', { description: 'Products sold.' }),
    reports: t.exposeInt('reports', { description: 'Reports about the seller.' }),
    factors: t.exposeInt('factors', { description: 'Passkeys, and an authenticator app.' }),
  }),
});

/** The address on one line with its country; null without a seller. */
function sellerAddressOf({ street, house_number: houseNumber, postcode, city, country, ...user }: UserRow) {
  if (street === null || houseNumber === null || postcode === null || city === null || country === null)
    return null;
  const houseNumberExtension = user.house_number_extension ?? '';
  const place = { street, houseNumber, houseNumberExtension, postcode, city, country };
  return [addressLine(place), country].filter((part) => part !== '').join(', ');
}

const UserType = builder.objectRef<UserRow>('StaffUser').implement({
  description: 'An account as staff see it.',
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'Its id.' }),
    name: t.exposeString('name', { description: 'The name.' }),
    email: t.exposeString('email', { description: 'The email address.' }),
    phone: t.exposeString('phone', { nullable: true, description: 'Of the seller.' }),
    isStaff: t.exposeBoolean('is_staff', { description: 'Works here.' }),
    sellerUuid: t.exposeString('seller_id', { nullable: true, description: 'The seller that it acts for.' }),
    sellerName: t.exposeString('seller_name', { nullable: true, description: "The seller's name." }),
    sellerAddress: t.string({
      nullable: true,
      description: "The seller's address on one line.",
      resolve: sellerAddressOf,
    }),
    vatNumber: t.exposeString('vat_number', { nullable: true, description: 'Of a trader.' }),
    registrationNumber: t.exposeString('registration_number', {
      nullable: true,
      description: 'Of a trader, in the register of companies.',
    }),
    state: t.field({ type: StateType, description: 'How it stands.', resolve: (user) => user.state }),
    created: t.string({ description: 'ISO moment.', resolve: ({ created_at }) => created_at.toISOString() }),
    suspended: t.string({
      nullable: true,
      description: 'Since when, as an ISO moment.',
      resolve: ({ suspended_at }) => isoOf(suspended_at),
    }),
  }),
});

const UserDetailType = builder.objectRef<UserRow>('StaffUserDetail').implement({
  description: 'An account with all that staff look at.',
  fields: (t) => ({
    user: t.field({ type: UserType, description: 'The account.', resolve: (user) => user }),
    counts: t.field({
      type: CountsType,
      description: 'How much of everything it has.',
      resolve: (user, _args, { db }) => countsOf(db, user),
    }),
    suspensions: t.field({
      type: [SuspensionType],
      description: 'The newest first.',
      resolve: ({ id }, _args, { db }) => suspensionsOf(db, id),
    }),
    sessions: t.field({
      type: [SessionType],
      description: 'Where it is signed in, the last used first.',
      resolve: ({ id }, _args, { db, clock }) => sessionsOf(db, id, clock.now()),
    }),
  }),
});

const PageType = pageType('StaffUserPage', UserType);
const one = [...staffAlone, InvalidUUIDError, ObjectDoesNotExistError];
const commandId = 'Idempotency key, one per intent.';
const userUuid = "The account's id.";

builder.queryFields((t) => ({
  staffUsers: t.field({
    type: PageType,
    description: 'Accounts, the newest first. For staff.',
    errors: { types: staffAlone },
    args: {
      searchString: t.arg.string({ description: 'Words of name or address, a phone number, or an id.' }),
      role: t.arg({ type: RoleType, description: 'One role alone.' }),
      state: t.arg({ type: StateType, description: 'One state alone.' }),
      limit: t.arg.int({ description: 'At most 100; 25 without it.' }),
      offset: t.arg.int({ description: 'How many to leave out.' }),
    },
    resolve: (_root, { searchString, role, state, limit, offset }, { db }) =>
      readUsers(db, {
        ...{ searchString: searchString ?? '', role: role ?? null, state: state ?? null },
        ...within(limit, offset),
      }),
  }),
  staffUser: t.field({
    type: UserDetailType,
    description: 'One account. For staff.',
    errors: { types: one },
    args: { uuid: t.arg.string({ required: true, description: userUuid }) },
    resolve: (_root, { uuid }, { db }) => readUser(db, uuid),
  }),
}));

builder.mutationFields((t) => ({
  suspendUser: t.field({
    type: UserDetailType,
    description: 'Keep somebody out until it is lifted; they are mailed why. For staff.',
    errors: { types: [...one, ValidationError] },
    args: {
      userUuid: t.arg.string({ required: true, description: userUuid }),
      reason: t.arg({ type: ReasonType, required: true, description: 'Why.' }),
      words: t.arg.string({ required: true, description: 'What the person reads, 10 to 1000 characters.' }),
      commandId: t.arg.string({ description: commandId }),
    },
    resolve: async (_root, args, context) => await readUser(context.db, await suspendUser(context, args)),
  }),
  reinstateUser: t.field({
    type: UserDetailType,
    description: 'Let somebody in again; they are mailed. For staff.',
    errors: { types: [...one, ValidationError] },
    args: {
      userUuid: t.arg.string({ required: true, description: userUuid }),
      commandId: t.arg.string({ description: commandId }),
    },
    resolve: async (_root, args, context) => await readUser(context.db, await reinstateUser(context, args)),
  }),
  setStaffRole: t.field({
    type: UserDetailType,
    description: 'Say who works here; they are mailed. For staff.',
    errors: { types: [...one, ValidationError, TooManyRequestsError] },
    args: {
      userUuid: t.arg.string({ required: true, description: userUuid }),
      isStaff: t.arg.boolean({ required: true, description: 'Whether they do.' }),
      code: t.arg.string({ description: 'Of staff with a second factor: a fresh code of it (S23).' }),
      commandId: t.arg.string({ description: commandId }),
    },
    resolve: async (_root, args, context) => await readUser(context.db, await changeRole(context, args)),
  }),
  endUserSessions: t.field({
    type: UserDetailType,
    description: 'Sign somebody out of one device or of all; they are mailed. For staff.',
    errors: { types: [...one, ValidationError] },
    args: {
      userUuid: t.arg.string({ required: true, description: userUuid }),
      sessionUuid: t.arg.string({ description: 'Of one device; all without it.' }),
      commandId: t.arg.string({ description: commandId }),
    },
    resolve: async (_root, { sessionUuid, ...args }, context) => {
      const request = { ...args, sessionUuid: sessionUuid ?? null };
      return await readUser(context.db, await endUserSessions(context, request));
    },
  }),
}));
