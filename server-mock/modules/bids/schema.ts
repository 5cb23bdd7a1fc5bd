import './bid-queries.ts';
import { builder } from '../../graphql/builder.ts';
import {
  FailedToCreateError,
  InvalidUUIDError,
  ObjectDoesNotExistError,
  TooManyRequestsError,
  ValidationError,
} from '../../graphql/errors.ts';
import { placeBid } from './place-bid.ts';

const PlacedType = builder.objectRef<{ readonly uuid: string }>('BidPlaced').implement({
  description: 'A bid that waits for the seller, five days at the most.',
  fields: (t) => ({ uuid: t.exposeString('uuid', { description: "The bid's id." }) }),
});

builder.mutationField('placeBid', (t) =>
  t.field({
    type: PlacedType,
    description: 'Bid on a product (BID-031); once per product and e-mail address.',
    errors: {
      types: [
        InvalidUUIDError,
        ObjectDoesNotExistError,
        ValidationError,
        FailedToCreateError,
        TooManyRequestsError,
      ],
    },
    args: {
      amount: t.arg.int({ required: true, description: 'Whole euros, not above the price.' }),
      email: t.arg.string({ required: true, description: "The bidder's address." }),
      productUuid: t.arg.string({ required: true, description: "The product's id." }),
      commandId: t.arg.string({ description: 'One per intent: a repetition bids nothing twice.' }),
    },
    resolve: async (_root, { commandId, ...bid }, context) => ({
      uuid: await placeBid(context, { ...bid, commandId: commandId ?? null }),
    }),
  }),
);
