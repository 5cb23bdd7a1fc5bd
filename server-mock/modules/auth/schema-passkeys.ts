import { signedIn } from '../../graphql/authorize.ts';
import { builder } from '../../graphql/builder.ts';
import {
  FailedToCreateError,
  FailedToDeleteError,
  FailedToGetError,
  InvalidUUIDError,
  ObjectDoesNotExistError,
  TooManyRequestsError,
  UserHasNoObjectPermissionError,
  UserNotAuthenticatedError,
  ValidationError,
} from '../../graphql/errors.ts';
import { loginWithPasskey, passkeySignInOptions } from './passkey-login.ts';
import {
  addPasskey,
  listPasskeys,
  type Passkey,
  passkeyRegistrationOptions,
  removePasskey,
} from './passkeys.ts';
import { UserType } from './user-object.ts';

const PasskeyType = builder.objectRef<Passkey>('Passkey').implement({
  description: 'A key on a device of the user that signs in without a password.',
  fields: (t) => ({
    uuid: t.exposeString('id', { description: "The passkey's id." }),
    name: t.exposeString('name', { description: 'As its owner calls it.' }),
    createdAt: t.string({
      description: 'When it was added, ISO 8601.',
      resolve: ({ created_at }) => created_at.toISOString(),
    }),
    lastUsedAt: t.string({
      nullable: true,
      description: 'When it last signed in, ISO 8601; null if it never did.',
      resolve: ({ last_used_at }) => last_used_at?.toISOString() ?? null,
    }),
  }),
});

const RegistrationOptionsType = builder
  .objectRef<{ readonly options: string }>('PasskeyRegistrationOptions')
  .implement({
    description: 'What the browser needs to create a passkey.',
    fields: (t) => ({
      options: t.exposeString('options', { description: 'JSON; valid once, for five minutes.' }),
    }),
  });

const SignInOptionsType = builder
  .objectRef<{ readonly challengeId: string; readonly options: string }>('PasskeySignInOptions')
  .implement({
    description: 'What the browser needs to sign in with a passkey.',
    fields: (t) => ({
      challengeId: t.exposeString('challengeId', { description: 'To be passed to loginWithPasskey.' }),
      options: t.exposeString('options', { description: 'JSON; valid once, for five minutes.' }),
    }),
  });

const RemovedType = builder.objectRef<object>('PasskeyRemoved').implement({
  description: 'Confirms that the passkey was removed.',
  fields: (t) => ({ success: t.boolean({ description: 'Always true.', resolve: () => true }) }),
});

builder.queryField('passkeys', (t) =>
  t.field({
    type: [PasskeyType],
    description: "The caller's passkeys, oldest first.",
    errors: { types: [UserNotAuthenticatedError], dataField: { description: 'The passkeys.' } },
    resolve: (_root, _args, context) => listPasskeys(context.db, signedIn(context).userId),
  }),
);

builder.queryField('passkeyRegistrationOptions', (t) =>
  t.field({
    type: RegistrationOptionsType,
    description: 'Begin to add a passkey.',
    errors: { types: [UserNotAuthenticatedError, FailedToGetError, TooManyRequestsError] },
    resolve: async (_root, _args, context) => ({ options: await passkeyRegistrationOptions(context) }),
  }),
);

builder.mutationField('addPasskey', (t) =>
  t.field({
    type: PasskeyType,
    description: 'Store a passkey that the browser created.',
    errors: { types: [UserNotAuthenticatedError, ValidationError, FailedToCreateError] },
    args: {
      response: t.arg.string({ required: true, description: "The browser's answer, as JSON." }),
      name: t.arg.string({ required: true, description: '1 to 60 characters.' }),
    },
    resolve: (_root, { response, name }, context) => addPasskey(context, response, name),
  }),
);

builder.mutationField('removePasskey', (t) =>
  t.field({
    type: RemovedType,
    description: 'Remove a passkey.',
    errors: {
      types: [
        UserNotAuthenticatedError,
        InvalidUUIDError,
        ObjectDoesNotExistError,
        UserHasNoObjectPermissionError,
        FailedToDeleteError,
      ],
    },
    args: { uuid: t.arg.string({ required: true, description: "The passkey's id." }) },
    resolve: async (_root, { uuid }, context) => {
      await removePasskey(context, uuid);
      return {};
    },
  }),
);

builder.queryField('passkeySignInOptions', (t) =>
  t.field({
    type: SignInOptionsType,
    description: 'Begin to sign in with a passkey.',
    errors: { types: [TooManyRequestsError] },
    resolve: (_root, _args, context) => passkeySignInOptions(context),
  }),
);

builder.mutationField('loginWithPasskey', (t) =>
  t.field({
    type: UserType,
    description: 'Sign in with a passkey.',
    errors: { types: [FailedToGetError, TooManyRequestsError] },
    args: {
      challengeId: t.arg.string({ required: true, description: 'From passkeySignInOptions.' }),
      response: t.arg.string({ required: true, description: "The browser's answer, as JSON." }),
    },
    resolve: (_root, { challengeId, response }, context) => loginWithPasskey(context, challengeId, response),
  }),
);
