import { builder } from '../../graphql/builder.ts';
import {
  InvalidUUIDError,
  ObjectDoesNotExistError,
  UserHasNoObjectPermissionError,
  UserNotAuthenticatedError,
} from '../../graphql/errors.ts';
import { type Device, listDevices, signOutDevice, signOutOtherDevices } from './devices.ts';

const DeviceType = builder.objectRef<Device>('Device').implement({
  description: 'A browser in which the account is signed in.',
  fields: (t) => ({
    uuid: t.exposeString('id', { description: "The device's id." }),
    name: t.string({
      description: 'Browser and system in words.',
      resolve: ({ device }, _args, { sentence, locale }) =>
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
