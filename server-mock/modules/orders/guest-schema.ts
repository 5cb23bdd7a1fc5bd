import { builder } from '../../graphql/builder.ts';
import { TooManyRequestsError, ValidationError } from '../../graphql/errors.ts';
import { changeGuestOrder, guestEvents, sendGuestOrderLink } from './guest-orders.ts';
import { OrderProductType } from './order-object.ts';
import { openGuestLine } from './public/guest-line.ts';

const GuestEventType = builder.enumType('GuestOrderEvent', {
  description: 'What a buyer without an account reports: receipt, or a parcel that was not sent in time.',
  values: guestEvents,
});

const LinkSentType = builder.objectRef<{ readonly success: boolean }>('GuestOrderLinkSent').implement({
  description: 'A new link to an order has been emailed.',
  fields: (t) => ({ success: t.exposeBoolean('success', { description: 'Always true.' }) }),
});

const refusals = [ValidationError, TooManyRequestsError];
const linkKey = 'The fragment of the emailed link, after the #.';

builder.queryField('guestOrder', (t) =>
  t.field({
    type: OrderProductType,
    description: 'An order that was placed without an account, for the holder of an emailed link.',
    errors: { types: refusals },
    args: { key: t.arg.string({ required: true, description: linkKey }) },
    resolve: (_root, { key }, context) => openGuestLine(context, key),
  }),
);

builder.mutationFields((t) => ({
  changeGuestOrder: t.field({
    type: OrderProductType,
    description: 'A buyer without an account confirms receipt or cancels an order that was not sent in time.',
    errors: { types: refusals },
    args: {
      key: t.arg.string({ required: true, description: linkKey }),
      event: t.arg({ type: GuestEventType, required: true, description: 'What happened.' }),
      commandId: t.arg.string({ description: 'Idempotency key, one per intent.' }),
    },
    resolve: (_root, args, context) => changeGuestOrder(context, args),
  }),
  sendGuestOrderLink: t.field({
    type: LinkSentType,
    description: 'Email a new link to the address of the order, even if the old one has expired.',
    errors: { types: refusals },
    args: { key: t.arg.string({ required: true, description: linkKey }) },
    resolve: async (_root, { key }, context) => {
      await sendGuestOrderLink(context, key);
      return { success: true };
    },
  }),
}));
