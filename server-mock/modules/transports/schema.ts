import { signedIn } from '../../graphql/authorize.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import {
  InvalidUUIDError,
  ObjectDoesNotExistError,
  UserHasNoObjectPermissionError,
  UserNotAuthenticatedError,
  ValidationError,
} from '../../graphql/errors.ts';
import { OrderRoleType } from '../orders/order-object.ts';
import { ownDelivery } from '../orders/public/own-lines.ts';
import { proposeDates, rejectDates, selectDate, startPlanning, updateDimensions } from './plan-transport.ts';
import { loadPlanning } from './store.ts';
import { BrengerTransportType, ProposalStatusType, type TransportView } from './transport-object.ts';

const reading = [
  UserNotAuthenticatedError,
  InvalidUUIDError,
  ObjectDoesNotExistError,
  UserHasNoObjectPermissionError,
];
const changing = { types: [...reading, ValidationError] };

/**
 * The transport of a delivery of the caller. Throws ObjectDoesNotExistError if the transport partner does not deliver
 * it.
 */
async function view(context: GraphqlContext, deliveryUuid: string): Promise<TransportView> {
  const own = await ownDelivery(context.db, signedIn(context), deliveryUuid);
  if (own.line.delivery.delivery_type !== 'brenger_transport') throw new ObjectDoesNotExistError();
  return { ...own, planning: await loadPlanning(context.db, deliveryUuid) };
}

builder.queryFields((t) => ({
  brengerTransport: t.field({
    type: BrengerTransportType,
    description: "The transport of a delivery of the caller's, as buyer or seller (TRANS-033).",
    errors: { types: reading },
    args: { deliveryUuid: t.arg.string({ required: true, description: "The delivery's id." }) },
    resolve: (_root, { deliveryUuid }, context) => view(context, deliveryUuid),
  }),
}));

builder.mutationFields((t) => {
  const commandId = t.arg.string({ description: 'Idempotency key, one per intent.' });
  const id = t.arg.string({ required: true, description: "The date suggestion's id." });
  const centimetres = (description: string) => t.arg.float({ required: true, description });
  return {
    startTransportPlanning: t.field({
      type: BrengerTransportType,
      description: 'The buyer begins to plan a transport (TRANS-025).',
      errors: changing,
      args: {
        deliveryUuid: t.arg.string({ required: true, description: "The delivery's id." }),
        commandId,
      },
      resolve: async (_root, args, context) => view(context, await startPlanning(context, args)),
    }),
    updateTransportDimensions: t.field({
      type: BrengerTransportType,
      description: 'The seller says how large the product is (TRANS-037): whole centimetres, 1 to 1000.',
      errors: changing,
      args: {
        uuid: t.arg.string({ required: true, description: "The transport's id." }),
        width: centimetres('From side to side.'),
        height: centimetres('From the floor.'),
        depth: centimetres('From front to back.'),
        commandId,
      },
      resolve: async (_root, args, context) => view(context, await updateDimensions(context, args)),
    }),
    proposeTransportDates: t.field({
      type: BrengerTransportType,
      description: 'The seller proposes three to five days (TRANS-034).',
      errors: changing,
      args: {
        brengerTransportUuid: t.arg.string({ required: true, description: "The transport's id." }),
        dates: t.arg.stringList({ required: true, description: 'Days as YYYY-MM-DD (TRANS-021).' }),
        submittedBy: t.arg({ type: OrderRoleType, description: "The caller's own side." }),
        status: t.arg({ type: ProposalStatusType, description: 'PROPOSED.' }),
        commandId,
      },
      resolve: async (_root, args, context) => view(context, await proposeDates(context, args)),
    }),
    selectTransportDate: t.field({
      type: BrengerTransportType,
      description: 'The buyer confirms one of the proposed days (TRANS-035).',
      errors: changing,
      args: {
        id,
        selectedDate: t.arg.string({ required: true, description: 'The day as YYYY-MM-DD.' }),
        commandId,
      },
      resolve: async (_root, args, context) => view(context, await selectDate(context, args)),
    }),
    rejectTransportDates: t.field({
      type: BrengerTransportType,
      description: 'The buyer rejects all proposed days; the seller proposes again (TRANS-036).',
      errors: changing,
      args: {
        id,
        status: t.arg({ type: ProposalStatusType, description: 'REJECTED.' }),
        rejectedBy: t.arg({ type: OrderRoleType, description: "The caller's own side." }),
        commandId,
      },
      resolve: async (_root, args, context) => view(context, await rejectDates(context, args)),
    }),
  };
});
