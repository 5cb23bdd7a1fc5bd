import { builder } from '../../graphql/builder.ts';
import {
  InvalidUUIDError,
  ObjectDoesNotExistError,
  UserHasNoAdminPermissionsError,
  UserHasNoObjectPermissionError,
  UserNotAuthenticatedError,
} from '../../graphql/errors.ts';
import { sentence } from '../../messages.ts';
import { type AuditLine, readAuditLog } from './audit-log.ts';
import { type Device, listDevices, signOutDevice, signOutOtherDevices } from './devices.ts';

const DeviceType = builder.objectRef<Device>('Device').implement({
  description: 'A browser in which the account is signed in.',
  fields: (t) => ({
    uuid: t.exposeString('id', { description: "The device's id." }),
    name: t.string({
      description: 'Browser and system in words.',
      resolve: ({ device }, _args, { locale }) =>
        device === '' ? sentence('unknown_device', locale) : device,
    }),
    createdAt: t.string({
      description: 'When it signed in, ISO 8601.',
      resolve: ({ created_at }) => created_at.toISOString(),
    }),
    lastUsedAt: t.string({
      description: 'When it was last used, to the hour, ISO 8601.',
      resolve: ({ last_used_at }) => last_used_at.toISOString(),
    }),
    isCurrent: t.exposeBoolean('isCurrent', { description: 'The one that asks.' }),
  }),
});

const SignedOutType = builder.objectRef<{ readonly count: number }>('DevicesSignedOut').implement({
  description: 'The tokens count no longer.',
  fields: (t) => ({ count: t.exposeInt('count', { description: 'How many devices.' }) }),
});

const AuditLineType = builder.objectRef<AuditLine>('AuditLine').implement({
  description: 'Something that happened to an account, or that staff did.',
  fields: (t) => ({
    uuid: t.exposeString('id', { description: "The line's id." }),
    at: t.string({ description: 'When, ISO 8601.', resolve: ({ at }) => at.toISOString() }),
    kind: t.exposeString('kind', { description: 'What, in snake_case.' }),
    userUuid: t.exposeString('user_id', { nullable: true, description: 'Whose account.' }),
    actorUuid: t.exposeString('actor_id', { nullable: true, description: 'Who did it; null: a visitor.' }),
    ip: t.exposeString('ip', { description: 'From where.' }),
    device: t.exposeString('device', { description: 'With which browser and system; may be empty.' }),
    details: t.string({
      description: 'Ids and codes, as JSON.',
      resolve: ({ details }) => JSON.stringify(details),
    }),
  }),
});

const AuditLogType = builder
  .objectRef<{ readonly lines: readonly AuditLine[]; readonly totalCount: number }>('AuditLog')
  .implement({
    description: 'A page of the audit log, newest first.',
    fields: (t) => ({
      lines: t.field({
        type: [AuditLineType],
        description: 'The lines.',
        resolve: ({ lines }) => [...lines],
      }),
      totalCount: t.exposeInt('totalCount', { description: 'How many there are in all.' }),
    }),
  });

builder.queryField('devices', (t) =>
  t.field({
    type: [DeviceType],
    description: 'Where the account is signed in, this device first.',
    errors: { types: [UserNotAuthenticatedError], dataField: { description: 'The devices.' } },
    resolve: async (_root, _args, context) => [...(await listDevices(context))],
  }),
);

builder.mutationField('signOutDevice', (t) =>
  t.field({
    type: SignedOutType,
    description: 'Sign one device out, wherever it is.',
    errors: {
      types: [
        UserNotAuthenticatedError,
        InvalidUUIDError,
        ObjectDoesNotExistError,
        UserHasNoObjectPermissionError,
      ],
    },
    args: { uuid: t.arg.string({ required: true, description: "The device's id." }) },
    resolve: async (_root, { uuid }, context) => {
      await signOutDevice(context, uuid);
      return { count: 1 };
    },
  }),
);

builder.mutationField('signOutOtherDevices', (t) =>
  t.field({
    type: SignedOutType,
    description: 'Sign every other device out.',
    errors: { types: [UserNotAuthenticatedError] },
    resolve: async (_root, _args, context) => ({ count: await signOutOtherDevices(context) }),
  }),
);

builder.queryField('auditLog', (t) =>
  t.field({
    type: AuditLogType,
    description: 'What happened to accounts and what staff did.',
    errors: { types: [UserNotAuthenticatedError, UserHasNoAdminPermissionsError] },
    args: {
      limit: t.arg.int({ defaultValue: 15, description: 'At most 100.' }),
      offset: t.arg.int({ defaultValue: 0, description: 'How many to leave out.' }),
      kind: t.arg.string({ description: 'One kind alone.' }),
    },
    resolve: (_root, { limit, offset, kind }, context) =>
      readAuditLog(context, { limit: limit ?? 15, offset: offset ?? 0, kind: kind ?? null }),
  }),
);
