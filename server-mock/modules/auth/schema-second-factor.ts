import { builder } from '../../graphql/builder.ts';
import {
  FailedToCreateError,
  FailedToGetError,
  FailedToUpdateError,
  TooManyRequestsError,
  UserHasNoAdminPermissionsError,
  UserNotAuthenticatedError,
} from '../../graphql/errors.ts';
import { confirmTotp, removeTotp, secondFactorLogin, totpSetup, totpStatus } from './second-factor.ts';
import { UserType } from './user-object.ts';

const TotpSetupType = builder
  .objectRef<{ readonly secret: string; readonly uri: string }>('TotpSetup')
  .implement({
    description: 'A new secret for an authenticator app, in effect once a first code has confirmed it.',
    fields: (t) => ({
      secret: t.exposeString('secret', { description: 'In base32, for typing.' }),
      uri: t.exposeString('uri', { description: 'otpauth address, for a QR code.' }),
    }),
  });

const TotpConfirmedType = builder
  .objectRef<{ readonly authToken: string; readonly recoveryCodes: readonly string[] }>('TotpConfirmed')
  .implement({
    description: 'The second factor is on.',
    fields: (t) => ({
      authToken: t.exposeString('authToken', {
        description:
          'The new token of this device: the one it had, and those of all other devices, have ended.',
      }),
      recoveryCodes: t.stringList({
        description: 'Ten codes for a lost authenticator, each for one use; shown this one time.',
        resolve: ({ recoveryCodes }) => [...recoveryCodes],
      }),
    }),
  });

const TotpStatusType = builder
  .objectRef<{ readonly isOn: boolean; readonly recoveryCodesLeft: number }>('TotpStatus')
  .implement({
    description: "The caller's second factor.",
    fields: (t) => ({
      isOn: t.exposeBoolean('isOn', { description: 'A login asks for a code.' }),
      recoveryCodesLeft: t.exposeInt('recoveryCodesLeft', { description: 'Recovery codes not yet used.' }),
    }),
  });

const TotpRemovedType = builder.objectRef<object>('TotpRemoved').implement({
  description: 'The second factor is off.',
  fields: (t) => ({ success: t.boolean({ description: 'Always true.', resolve: () => true }) }),
});

const codeArg = { required: true, description: 'Six digits, or a recovery code.' } as const;
const staffErrors = [UserNotAuthenticatedError, UserHasNoAdminPermissionsError] as const;

builder.queryField('totpStatus', (t) =>
  t.field({
    type: TotpStatusType,
    description: 'Whether the caller has a second factor.',
    errors: { types: [UserNotAuthenticatedError] },
    resolve: (_root, _args, context) => totpStatus(context),
  }),
);

builder.mutationField('totpSetup', (t) =>
  t.field({
    type: TotpSetupType,
    description: 'Begin to set up a second factor; for staff.',
    errors: { types: [...staffErrors, FailedToCreateError] },
    resolve: (_root, _args, context) => totpSetup(context),
  }),
);

builder.mutationField('confirmTotp', (t) =>
  t.field({
    type: TotpConfirmedType,
    description: 'Turn the second factor on by its first code.',
    errors: { types: [...staffErrors, FailedToUpdateError, TooManyRequestsError] },
    args: { code: t.arg.string({ required: true, description: 'Six digits.' }) },
    resolve: (_root, { code }, context) => confirmTotp(context, code),
  }),
);

builder.mutationField('removeTotp', (t) =>
  t.field({
    type: TotpRemovedType,
    description: 'Turn the second factor off.',
    errors: { types: [...staffErrors, FailedToUpdateError, TooManyRequestsError] },
    args: { code: t.arg.string(codeArg) },
    resolve: async (_root, { code }, context) => {
      await removeTotp(context, code);
      return {};
    },
  }),
);

builder.mutationField('secondFactorLogin', (t) =>
  t.field({
    type: UserType,
    description: 'The second step of a login that answered second_factor_required.',
    errors: { types: [FailedToGetError, TooManyRequestsError] },
    args: {
      ticket: t.arg.string({ required: true, description: 'From the first step; valid for five minutes.' }),
      code: t.arg.string(codeArg),
    },
    resolve: (_root, { ticket, code }, context) => secondFactorLogin(context, ticket, code),
  }),
);
