import './staff-schema.ts';
import { signedIn } from '../../graphql/authorize.ts';
import { builder } from '../../graphql/builder.ts';
import {
  InvalidUUIDError,
  ObjectDoesNotExistError,
  UserHasNoObjectPermissionError,
  UserNotAuthenticatedError,
  ValidationError,
} from '../../graphql/errors.ts';
import { OrderProductType } from '../orders/order-object.ts';
import { ownDelivery } from '../orders/public/own-lines.ts';
import { sendParcel } from './send-parcel.ts';

builder.mutationFields((t) => ({
  sendParcel: t.field({
    type: OrderProductType,
    description: 'Mark a parcel as sent, as its seller, with a tracking link if there is one.',
    errors: {
      types: [
        UserNotAuthenticatedError,
        InvalidUUIDError,
        ObjectDoesNotExistError,
        UserHasNoObjectPermissionError,
        ValidationError,
      ],
    },
    args: {
      deliveryUuid: t.arg.string({ required: true, description: "The delivery's id." }),
      trackingLink: t.arg.string({ description: 'An https link of the carrier.' }),
      commandId: t.arg.string({ description: 'Idempotency key, one per intent.' }),
    },
    resolve: async (_root, args, context) => {
      await sendParcel(context, args);
      return (await ownDelivery(context.db, signedIn(context), args.deliveryUuid)).line;
    },
  }),
}));
