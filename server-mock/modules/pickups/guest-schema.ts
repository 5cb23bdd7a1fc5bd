import { builder } from '../../graphql/builder.ts';
import {
  ObjectDoesNotExistError,
  TooManyRequestsError,
  UserHasNoObjectPermissionError,
  ValidationError,
} from '../../graphql/errors.ts';
import { acceptMoment, keepAppointment, proposeMoments } from './arrange-appointment.ts';
import { PickupType, pickupView } from './pickup-object.ts';
import { guestParty } from './pickup-party.ts';
import { provePickup } from './prove-pickup.ts';

const errors = {
  types: [ValidationError, TooManyRequestsError, ObjectDoesNotExistError, UserHasNoObjectPermissionError],
};
const linkKey = 'The fragment of the emailed link, after the #.';

builder.queryField('guestPickup', (t) =>
  t.field({
    type: PickupType,
    description:
      'The hand-over in person of an order without an account, for its buyer with the emailed link.',
    errors,
    args: { key: t.arg.string({ required: true, description: linkKey }) },
    resolve: async (_root, { key }, context) => await pickupView(context, await guestParty(context, key)),
  }),
);

builder.mutationFields((t) => {
  const key = t.arg.string({ required: true, description: linkKey });
  const commandId = t.arg.string({ description: 'Idempotency key, one per intent.' });
  return {
    proposeGuestPickupMoments: t.field({
      type: PickupType,
      description: 'The same as proposePickupMoments, for a buyer without an account.',
      errors,
      args: {
        key,
        moments: t.arg.stringList({ required: true, description: 'ISO moments with their offset.' }),
        commandId,
      },
      resolve: async (_root, { key: given, ...args }, context) => {
        const party = await guestParty(context, given);
        await proposeMoments(context, party, args);
        return await pickupView(context, party);
      },
    }),
    acceptGuestPickupMoment: t.field({
      type: PickupType,
      description: 'The same as acceptPickupMoment, for a buyer without an account.',
      errors,
      args: {
        key,
        proposalUuid: t.arg.string({ required: true, description: "The proposal's id." }),
        moment: t.arg.string({ required: true, description: 'One of its moments.' }),
        commandId,
      },
      resolve: async (_root, { key: given, ...args }, context) => {
        const party = await guestParty(context, given);
        await acceptMoment(context, party, args);
        return await pickupView(context, party);
      },
    }),
    keepGuestPickupAppointment: t.field({
      type: PickupType,
      description: 'The same as keepPickupAppointment, for a buyer without an account.',
      errors,
      args: { key, commandId },
      resolve: async (_root, { key: given, ...args }, context) => {
        const party = await guestParty(context, given);
        await keepAppointment(context, party, args);
        return await pickupView(context, party);
      },
    }),
    proveGuestPickup: t.field({
      type: PickupType,
      description: 'The same as provePickup, for a buyer without an account.',
      errors,
      args: {
        key,
        code: t.arg.string({ required: true, description: 'Six digits, or the text of the QR code.' }),
        happenedAt: t.arg.string({ description: 'The ISO moment at which the code was taken.' }),
        commandId,
      },
      resolve: async (_root, { key: given, ...args }, context) => {
        const party = await guestParty(context, given);
        await provePickup(context, party, args);
        return await pickupView(context, party);
      },
    }),
  };
});
