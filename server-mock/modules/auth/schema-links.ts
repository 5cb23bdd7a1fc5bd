import { builder } from '../../graphql/builder.ts';
import {
  FailedToCreateError,
  FailedToGetError,
  FailedToUpdateError,
  InvalidUUIDError,
  ObjectDoesNotExistError,
  TooManyRequestsError,
  UserNotAuthenticatedError,
  ValidationError,
} from '../../graphql/errors.ts';
import { resetPassword, validateMagicLink, verifyEmail } from './redeem-link.ts';
import { requestLink } from './request-link.ts';
import { signUp } from './sign-up.ts';
import { signUpBuyer } from './sign-up-buyer.ts';
import { updateUser } from './update-user.ts';
import { UserType } from './user-object.ts';

const success = { description: 'Always true.' } as const;
const emailArg = { required: true, description: 'The e-mail address, in any case.' } as const;
const redirectArg = { description: 'A path of this shop to continue at; anything else is ignored.' } as const;

const CreatedUserType = builder.objectRef<{ readonly message: string }>('CreatedUser').implement({
  description: 'An account that waits for its e-mail address to be confirmed.',
  fields: (t) => ({
    success: t.boolean({ ...success, resolve: () => true }),
    message: t.exposeString('message', { description: 'What to do next, in a sentence.' }),
  }),
});

const RequestedType = builder.objectRef<object>('Requested').implement({
  description: 'If there is such an account, a mail is on its way to it.',
  fields: (t) => ({ success: t.boolean({ ...success, resolve: () => true }) }),
});

const ResetPasswordType = builder.objectRef<object>('ResetPassword').implement({
  description: 'Confirms that the new password is set and every device is signed out.',
  fields: (t) => ({ success: t.boolean({ ...success, resolve: () => true }) }),
});

const UpdatedUserType = builder.objectRef<{ readonly pendingEmail: string | null }>('UpdatedUser').implement({
  description: 'Confirms that the change of the e-mail address was requested.',
  fields: (t) => ({
    success: t.boolean({ ...success, resolve: () => true }),
    pendingEmail: t.exposeString('pendingEmail', {
      nullable: true,
      description:
        'The address that takes effect once the link mailed to it is used; null when nothing changes.',
    }),
  }),
});

builder.mutationField('createUser', (t) =>
  t.field({
    type: CreatedUserType,
    description: 'Sign up. The account becomes active once the mailed link is used.',
    errors: { types: [ValidationError, FailedToCreateError, TooManyRequestsError] },
    args: {
      email: t.arg.string(emailArg),
      password: t.arg.string({ required: true, description: '8 or more characters, a letter and a digit.' }),
      name: t.arg.string({ required: true, description: '5 to 100 characters.' }),
      acceptsMarketing: t.arg.boolean({ description: 'Wants the newsletter; true when left out.' }),
      redirectUrl: t.arg.string(redirectArg),
    },
    resolve: async (_root, { acceptsMarketing, redirectUrl, ...input }, context) => {
      await signUp(context, {
        ...input,
        acceptsMarketing: acceptsMarketing ?? true,
        redirectUrl: redirectUrl ?? null,
      });
      return { message: context.sentence('verification_sent', context.locale) };
    },
  }),
);

builder.mutationField('createOrderAccount', (t) =>
  t.field({
    type: CreatedUserType,
    description:
      'Sign up the buyer of an order without an account, with its e-mail address and name. The account becomes ' +
      'active, and shows the order, once the link mailed to that address is used.',
    errors: {
      types: [
        ValidationError,
        InvalidUUIDError,
        ObjectDoesNotExistError,
        FailedToCreateError,
        TooManyRequestsError,
      ],
    },
    args: {
      cartUuid: t.arg.string({ required: true, description: 'The id of the cart that was paid.' }),
      password: t.arg.string({ required: true, description: '8 or more characters, a letter and a digit.' }),
    },
    resolve: async (_root, input, context) => {
      await signUpBuyer(context, input);
      return { message: context.sentence('verification_sent', context.locale) };
    },
  }),
);

builder.mutationField('resendEmailVerification', (t) =>
  t.field({
    type: RequestedType,
    description: 'Mail the link that confirms a new account once more.',
    errors: { types: [ValidationError, TooManyRequestsError] },
    args: { email: t.arg.string(emailArg) },
    resolve: async (_root, { email }, context) => {
      await requestLink(context, { purpose: 'verify_email', email });
      return {};
    },
  }),
);

builder.mutationField('requestMagicLink', (t) =>
  t.field({
    type: RequestedType,
    description: 'Mail a link that signs in.',
    errors: { types: [ValidationError, FailedToGetError, TooManyRequestsError] },
    args: { email: t.arg.string(emailArg), redirectUrl: t.arg.string(redirectArg) },
    resolve: async (_root, { email, redirectUrl }, context) => {
      await requestLink(context, { purpose: 'magic_link', email, redirectUrl });
      return {};
    },
  }),
);

builder.mutationField('requestPasswordReset', (t) =>
  t.field({
    type: RequestedType,
    description: 'Mail a link that sets a new password.',
    errors: { types: [ValidationError, FailedToGetError, TooManyRequestsError] },
    args: { email: t.arg.string(emailArg) },
    resolve: async (_root, { email }, context) => {
      await requestLink(context, { purpose: 'reset_password', email });
      return {};
    },
  }),
);

builder.mutationField('validateMagicLink', (t) =>
  t.field({
    type: UserType,
    description: 'Sign in with a mailed link, which works once.',
    errors: { types: [FailedToGetError, TooManyRequestsError] },
    args: { token: t.arg.string({ required: true, description: 'From the link.' }) },
    resolve: (_root, { token }, context) => validateMagicLink(context, token),
  }),
);

builder.mutationField('resetPassword', (t) =>
  t.field({
    type: ResetPasswordType,
    description: 'Set a new password with a mailed link, which works once.',
    errors: { types: [ValidationError, FailedToUpdateError, TooManyRequestsError] },
    args: {
      token: t.arg.string({ required: true, description: 'From the link.' }),
      password: t.arg.string({ required: true, description: '8 or more characters, a letter and a digit.' }),
      confirmPassword: t.arg.string({ required: true, description: 'The same again.' }),
    },
    resolve: async (_root, reset, context) => {
      await resetPassword(context, reset);
      return {};
    },
  }),
);

builder.mutationField('verifyEmail', (t) =>
  t.field({
    type: UserType,
    description: 'Confirm an e-mail address with a mailed link; a new account is signed in.',
    errors: { types: [FailedToUpdateError] },
    args: { token: t.arg.string({ required: true, description: 'From the link.' }) },
    resolve: (_root, { token }, context) => verifyEmail(context, token),
  }),
);

builder.mutationField('updateUser', (t) =>
  t.field({
    type: UpdatedUserType,
    description: 'Request another e-mail address; it takes effect once the link mailed to it is used.',
    errors: {
      types: [ValidationError, FailedToUpdateError, UserNotAuthenticatedError, TooManyRequestsError],
    },
    args: { email: t.arg.string(emailArg) },
    resolve: async (_root, { email }, context) => ({ pendingEmail: await updateUser(context, email) }),
  }),
);
