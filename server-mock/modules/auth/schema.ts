import { signedIn } from '../../graphql/authorize.ts';
import { builder } from '../../graphql/builder.ts';
import {
  FailedToGetError,
  TooManyRequestsError,
  UserNotAuthenticatedError,
  ValidationError,
} from '../../graphql/errors.ts';
import './schema-audit.ts';
import './schema-devices.ts';
import './schema-links.ts';
import './schema-passkeys.ts';
import './schema-second-factor.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { UserType } from './user-object.ts';
import { getUser, type User } from './users.ts';

const CurrentUserType = builder.objectRef<User>('CurrentUser').implement({
  description: 'Name and address of the logged-in user.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name.' }),
    email: t.exposeString('email', { description: 'The e-mail address.' }),
  }),
});

const LogoutType = builder.objectRef<{ readonly loggedOut: true }>('LoggedOut').implement({
  description: 'Confirms that the token of the request was revoked.',
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
    resolve: (_root, { email, password }, context) => login(context, email, password),
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
