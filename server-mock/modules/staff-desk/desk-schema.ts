import { builder } from '../../graphql/builder.ts';
import { UserHasNoAdminPermissionsError, UserNotAuthenticatedError } from '../../graphql/errors.ts';
import { StaffDeskType } from './desk-object.ts';

builder.queryField('staffDesk', (t) =>
  t.field({
    type: StaffDeskType,
    description: 'How much is in each list of the staff desk. For staff.',
    errors: { types: [UserNotAuthenticatedError, UserHasNoAdminPermissionsError] },
    resolve: (_root, _args, { clock }) => ({ at: clock.now() }),
  }),
);
