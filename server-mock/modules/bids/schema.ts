import './bid-queries.ts';
import { signedIn } from '../../graphql/authorize.ts';
import { builder } from '../../graphql/builder.ts';
import {
  FailedToCreateError,
  FailedToUpdateError,
  InvalidUUIDError,
  ObjectDoesNotExistError,
  TooManyRequestsError,
  UserHasNoObjectPermissionError,
  UserNotAuthenticatedError,
  ValidationError,
} from '../../graphql/errors.ts';
import { answerBid } from './answer-bid.ts';
import { bidKey } from './bid-link.ts';
import { BidAnswerType, BidType } from './bid-object.ts';
import { placeBid } from './place-bid.ts';
import { ownBid } from './read-bids.ts';

const PlacedType = builder.objectRef<{ readonly uuid: string }>('BidPlaced').implement({
  description: 'A bid that waits for the seller, five days at the most.',
  fields: (t) => ({
    uuid: t.exposeString('uuid', { description: "The bid's id." }),
    key: t.string({
      nullable: true,
      description: 'What opens it on the device where a visitor placed it; null for an account.',
      resolve: ({ uuid }, _args, { viewer, secrets }) =>
        viewer === null ? bidKey(secrets, uuid, 'placed') : null,
    }),
  }),
});

builder.mutationField('placeBid', (t) =>
  t.field({
    type: PlacedType,
    description: 'Bid on a product (BID-031); once per product and account or e-mail address.',
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
      email: t.arg.string({
        required: true,
        description: "A visitor's address; an account bids under its own.",
      }),
      productUuid: t.arg.string({ required: true, description: "The product's id." }),
      commandId: t.arg.string({ description: 'Idempotency key, one per intent.' }),
    },
    resolve: async (_root, { commandId, ...bid }, context) => ({
      uuid: await placeBid(context, { ...bid, commandId: commandId ?? null }),
    }),
  }),
);

builder.mutationField('updateBid', (t) =>
  t.field({
    type: BidType,
    description:
      'Answer a bid (BID-032): accept, decline or make one counterbid. For the seller of the product.',
    errors: {
      types: [
        UserNotAuthenticatedError,
        InvalidUUIDError,
        ObjectDoesNotExistError,
        UserHasNoObjectPermissionError,
        ValidationError,
        FailedToUpdateError,
      ],
    },
    args: {
      uuid: t.arg.string({ required: true, description: "The bid's id." }),
      status: t.arg({ type: BidAnswerType, required: true, description: 'The answer.' }),
      counterbidAmount: t.arg.int({
        description: 'Whole euros, above the bid and not above the price; needed for COUNTERBID.',
      }),
      commandId: t.arg.string({ description: 'Idempotency key, one per intent.' }),
    },
    resolve: async (_root, answer, context) =>
      await ownBid(context.db, signedIn(context), await answerBid(context, answer)),
  }),
);
