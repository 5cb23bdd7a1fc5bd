import './delivery-field.ts';
import './guest-schema.ts';
import { builder } from '../../graphql/builder.ts';
import {
  InvalidUUIDError,
  ObjectDoesNotExistError,
  TooManyRequestsError,
  UserHasNoObjectPermissionError,
  UserNotAuthenticatedError,
  ValidationError,
} from '../../graphql/errors.ts';
import { acceptMoment, keepAppointment, proposeMoments } from './arrange-appointment.ts';
import { PickupType, pickupView } from './pickup-object.ts';
import { accountParty } from './pickup-party.ts';
import { provePickup } from './prove-pickup.ts';

const reading = [
  UserNotAuthenticatedError,
  InvalidUUIDError,
  ObjectDoesNotExistError,
  UserHasNoObjectPermissionError,
];
const changing = { types: [...reading, ValidationError] };

builder.queryFields((t) => ({
  pickup: t.field({
    type: PickupType,
    description: "The hand-over in person of a delivery of the caller's, as buyer or seller.",
    errors: { types: reading },
    args: { deliveryUuid: t.arg.string({ required: true, description: "The delivery's id." }) },
    resolve: (_root, { deliveryUuid }, context) => pickupView(context, accountParty(context, deliveryUuid)),
  }),
}));

builder.mutationFields((t) => {
  const commandId = t.arg.string({ description: 'Idempotency key, one per intent.' });
  const deliveryUuid = t.arg.string({ required: true, description: "The delivery's id." });
  return {
    proposePickupMoments: t.field({
      type: PickupType,
      description: 'Propose one to three moments for the hand-over, also to replace the agreed one.',
      errors: { types: [...changing.types, TooManyRequestsError] },
      args: {
        deliveryUuid,
        moments: t.arg.stringList({ required: true, description: 'ISO moments with their offset.' }),
        commandId,
      },
      resolve: async (_root, { deliveryUuid: uuid, ...args }, context) => {
        const party = accountParty(context, uuid);
        await proposeMoments(context, party, args);
        return await pickupView(context, party);
      },
    }),
    acceptPickupMoment: t.field({
      type: PickupType,
      description: "Accept one of the other side's moments.",
      errors: changing,
      args: {
        deliveryUuid,
        proposalUuid: t.arg.string({ required: true, description: "The proposal's id." }),
        moment: t.arg.string({ required: true, description: 'One of its moments.' }),
        commandId,
      },
      resolve: async (_root, { deliveryUuid: uuid, ...args }, context) => {
        const party = accountParty(context, uuid);
        await acceptMoment(context, party, args);
        return await pickupView(context, party);
      },
    }),
    keepPickupAppointment: t.field({
      type: PickupType,
      description: 'Keep the agreed appointment: decline a proposal to change it, or withdraw one.',
      errors: changing,
      args: { deliveryUuid, commandId },
      resolve: async (_root, { deliveryUuid: uuid, ...args }, context) => {
        const party = accountParty(context, uuid);
        await keepAppointment(context, party, args);
        return await pickupView(context, party);
      },
    }),
    provePickup: t.field({
      type: PickupType,
      description: "Prove the hand-over with the other side's code: it counts as confirmation of receipt.",
      errors: changing,
      args: {
        deliveryUuid,
        code: t.arg.string({ required: true, description: 'Six digits, or the text of the QR code.' }),
        happenedAt: t.arg.string({ description: 'The ISO moment at which the code was taken.' }),
        commandId,
      },
      resolve: async (_root, { deliveryUuid: uuid, ...args }, context) => {
        const party = accountParty(context, uuid);
        await provePickup(context, party, args);
        return await pickupView(context, party);
      },
    }),
  };
});
