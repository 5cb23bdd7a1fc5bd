import { builder } from '../../graphql/builder.ts';
import {
  FailedToDeleteError,
  TooManyRequestsError,
  UserNotAuthenticatedError,
  ValidationError,
} from '../../graphql/errors.ts';
import { deleteAccount } from './delete-account.ts';

const DeletedAccountType = builder.objectRef<{ readonly deleted: true }>('DeletedAccount').implement({
  description: 'The account is gone.',
  fields: (t) => ({ deleted: t.exposeBoolean('deleted', { description: 'Always true.' }) }),
});

builder.mutationField('deleteAccount', (t) =>
  t.field({
    type: DeletedAccountType,
    description: "End the caller's account for good, with everything personal in it.",
    errors: {
      types: [UserNotAuthenticatedError, ValidationError, FailedToDeleteError, TooManyRequestsError],
    },
    args: { password: t.arg.string({ required: true, description: 'To be sure that it is the owner.' }) },
    resolve: async (_root, { password }, context) => {
      await deleteAccount(context, password);
      return { deleted: true as const };
    },
  }),
);
