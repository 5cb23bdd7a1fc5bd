import './delivery-clock-fields.ts';
import './guest-schema.ts';
import './last-address.ts';
import { orderSorts } from '#domain/orders/order-role.ts';
import { signedIn } from '../../graphql/authorize.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import {
  InvalidUUIDError,
  ObjectDoesNotExistError,
  TooManyRequestsError,
  UserHasNoObjectPermissionError,
  UserNotAuthenticatedError,
  ValidationError,
} from '../../graphql/errors.ts';
import { SortDirectionType } from '../../graphql/sort-direction.ts';
import { cancelLateOrder } from './cancel-late-order.ts';
import { DeliveryStatusType } from './delivery-object.ts';
import { OrderProductListType, OrderProductType, OrderRoleType } from './order-object.ts';
import { ownLine } from './public/own-lines.ts';
import { orderPageSize, ordersOf } from './read-orders.ts';
import { setTransportHandledBySeller } from './set-transport.ts';
import { updateDeliveryStatus } from './update-delivery-status.ts';

const SortType = builder.enumType('OrderSort', {
  description: 'What the list of orders is sorted by; CREATED unless given (ORDER-023).',
  values: orderSorts,
});

const FiltersType = builder.inputType('OrderFilters', {
  description: 'Which orders are meant.',
  fields: (t) => ({
    role: t.field({ type: OrderRoleType, description: 'Bought or sold; sold unless given (ORDER-031).' }),
    statuses: t.field({ type: [DeliveryStatusType], description: 'Only these; all without it.' }),
    isToDeliver: t.boolean({
      description: 'With true, only what the seller still has to send, bring or hand to a courier.',
    }),
    isToConfirm: t.boolean({ description: 'With true, only what the buyer can confirm as received.' }),
  }),
});

const reading = [
  UserNotAuthenticatedError,
  InvalidUUIDError,
  ObjectDoesNotExistError,
  UserHasNoObjectPermissionError,
];
const view = (context: GraphqlContext, id: string) => ownLine(context.db, signedIn(context), id);

builder.queryFields((t) => ({
  orderProducts: t.field({
    type: OrderProductListType,
    description: 'What the caller sold or bought (ORDER-025); nothing sold for an account without seller.',
    errors: { types: [UserNotAuthenticatedError] },
    args: {
      filters: t.arg({ type: FiltersType, description: 'Which orders are meant.' }),
      limit: t.arg.int({ defaultValue: orderPageSize, description: 'Orders on a page, at most 100.' }),
      offset: t.arg.int({ defaultValue: 0, description: 'Orders before this page.' }),
      searchString: t.arg.string({ description: "Words of the product's title." }),
      sort: t.arg({ type: SortType, description: 'What it is sorted by.' }),
      sortDirection: t.arg({ type: SortDirectionType, description: 'DESC unless given.' }),
    },
    resolve: (_root, { filters, limit, offset, searchString, sort, sortDirection }, context) =>
      ordersOf(context.db, signedIn(context), {
        role: filters?.role,
        statuses: filters?.statuses ?? [],
        isToDeliver: filters?.isToDeliver === true,
        isToConfirm: filters?.isToConfirm === true,
        searchString: searchString ?? '',
        sort,
        direction: sortDirection === 'ASC' ? 'asc' : 'desc',
        limit: limit ?? orderPageSize,
        offset: offset ?? 0,
      }),
  }),
  orderProduct: t.field({
    type: OrderProductType,
    description: 'One sold product of the caller, as buyer or seller (ORDER-024).',
    errors: { types: reading },
    args: { uuid: t.arg.string({ required: true, description: "The sold product's id." }) },
    resolve: (_root, { uuid }, context) => view(context, uuid),
  }),
}));

builder.mutationFields((t) => {
  const flag = (description: string) => t.arg.boolean({ description });
  return {
    updateDeliveryStatus: t.field({
      type: OrderProductType,
      description: 'Say what happened to a delivery (ORDER-026): exactly one flag is true.',
      errors: { types: [...reading, ValidationError, TooManyRequestsError] },
      args: {
        uuid: t.arg.string({ required: true, description: "The delivery's id." }),
        hasArrived: flag('The seller: it arrived, or was picked up.'),
        isHandedOff: flag('The seller: the courier has it.'),
        isConfirmed: flag('The buyer: received, as described.'),
        isInReview: flag('The buyer: something is wrong; with a complaint.'),
        isCancelled: flag('Staff: the sale does not happen, the money goes back.'),
        complaint: t.arg.string({ description: 'What is wrong, 10 to 5000 characters.' }),
        reason: t.arg.string({ description: 'Staff: why, for both sides; at most 2000 characters.' }),
        commandId: t.arg.string({ description: 'Idempotency key, one per intent.' }),
        code: t.arg.string({ description: 'Of staff with a second factor: a fresh code of it (S23).' }),
      },
      resolve: async (_root, args, context) => view(context, await updateDeliveryStatus(context, args)),
    }),
    cancelLateOrder: t.field({
      type: OrderProductType,
      description: 'Cancel, as the buyer, a parcel that was not sent in time, with a full refund.',
      errors: { types: [...reading, ValidationError] },
      args: {
        deliveryUuid: t.arg.string({ required: true, description: "The delivery's id." }),
        commandId: t.arg.string({ description: 'Idempotency key, one per intent.' }),
      },
      resolve: async (_root, args, context) => view(context, await cancelLateOrder(context, args)),
    }),
    setTransportHandledBySeller: t.field({
      type: OrderProductType,
      description: 'The seller says whether they bring a product themselves (ORDER-027).',
      errors: { types: [...reading, ValidationError] },
      args: {
        deliveryUuid: t.arg.string({ required: true, description: "The delivery's id." }),
        transportHandledBySeller: t.arg.boolean({ required: true, description: 'Whether they do.' }),
      },
      resolve: async (_root, args, context) =>
        view(context, await setTransportHandledBySeller(context, args)),
    }),
  };
});
