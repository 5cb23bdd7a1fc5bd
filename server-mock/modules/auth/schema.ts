import { signedIn } from '../../graphql/authorize.ts';
import { builder } from '../../graphql/builder.ts';
import {
  FailedToGetError,
  TooManyRequestsError,
  UserNotAuthenticatedError,
  ValidationError,
} from '../../graphql/errors.ts';
import { login, type SignedIn } from './login.ts';
import { logout } from './logout.ts';
import { getUser, type User } from './users.ts';

/** The logged-in user; other modules add their fields with `builder.objectField(UserType, ...)`. */
export const UserType = builder
  .objectRef<{ readonly user: User; readonly authToken: string | null }>('User')
  .implement({
    description: 'The logged-in user.',
    fields: (t) => ({
      uuid: t.string({ description: "The user's id.", resolve: ({ user }) => user.id }),
      email: t.string({ description: 'The e-mail address.', resolve: ({ user }) => user.email }),
      name: t.string({ description: 'The name.', resolve: ({ user }) => user.name }),
      wishlistUuid: t.string({
        description: 'The id of the wishlist.',
        resolve: ({ user }) => user.wishlist_uuid,
      }),
      isStaff: t.boolean({ description: 'Works for Hervonden.', resolve: ({ user }) => user.is_staff }),
      authToken: t.exposeString('authToken', {
        nullable: true,
        description: 'The new token, in the answer to login alone: the server keeps only its hash.',
      }),
      platformId: t.string({
        description: "The platform's own number of the user.",
        resolve: ({ user }) => user.id,
      }),
      chatUser: t.field({
        type: ChatUserType,
        nullable: true,
        description: 'The user as the chat knows them; null while the chat is not in use.',
        resolve: () => null,
      }),
    }),
  });

const ChatUserType = builder
  .objectRef<{ readonly uuid: string; readonly signature: string }>('ChatUser')
  .implement({
    description: 'A user of the chat.',
    fields: (t) => ({
      uuid: t.exposeString('uuid', { description: "The chat user's id." }),
      signature: t.exposeString('signature', {
        description: 'Proves to the chat that the user is who they say.',
      }),
    }),
  });

const CurrentUserType = builder.objectRef<User>('CurrentUser').implement({
  description: 'Name and address of the logged-in user.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name.' }),
    email: t.exposeString('email', { description: 'The e-mail address.' }),
  }),
});

const LogoutType = builder.objectRef<{ readonly loggedOut: true }>('LoggedOut').implement({
  description: 'The token counts no longer.',
  fields: (t) => ({ loggedOut: t.exposeBoolean('loggedOut', { description: 'Always true.' }) }),
});

builder.queryField('me', (t) =>
  t.field({
    type: UserType,
    description: 'The logged-in user.',
    errors: { types: [UserNotAuthenticatedError] },
    resolve: async (_root, _args, context) => ({
      user: await getUser(context.db, signedIn(context).userId),
      authToken: null,
    }),
  }),
);

builder.queryField('currentUser', (t) =>
  t.field({
    type: CurrentUserType,
    description: 'Name and address of the logged-in user.',
    errors: { types: [UserNotAuthenticatedError] },
    resolve: (_root, _args, context) => getUser(context.db, signedIn(context).userId),
  }),
);

builder.mutationField('login', (t) =>
  t.field({
    type: UserType,
    description: 'Log in with e-mail address and password.',
    errors: { types: [FailedToGetError, ValidationError, TooManyRequestsError] },
    args: {
      email: t.arg.string({ required: true, description: 'The e-mail address, in any case.' }),
      password: t.arg.string({ required: true, description: 'The password as typed.' }),
    },
    resolve: (_root, { email, password }, context): Promise<SignedIn> => login(context, email, password),
  }),
);

builder.mutationField('logout', (t) =>
  t.field({
    type: LogoutType,
    description: 'Revoke the token of this request.',
    errors: { types: [UserNotAuthenticatedError] },
    resolve: async (_root, _args, context) => {
      await logout(context);
      return { loggedOut: true as const };
    },
  }),
);
