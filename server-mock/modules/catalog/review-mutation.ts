import { builder } from '../../graphql/builder.ts';
import {
  FailedToUpdateError,
  InvalidUUIDError,
  ObjectDoesNotExistError,
  UserHasNoAdminPermissionsError,
  UserHasNoObjectPermissionError,
  UserNotAuthenticatedError,
  ValidationError,
} from '../../graphql/errors.ts';
import { ProductType } from '../products/product-ref.ts';
import { answered, commandIdText } from './answered.ts';
import { DecisionType } from './review-object.ts';
import { reviewProduct } from './review-product.ts';

const ChangeInput = builder.inputType('RequestedChangeInput', {
  description: 'Something that the seller is asked to change.',
  fields: (t) => ({
    field: t.string({ required: true, description: 'What it is about: a field of reviewReasons.' }),
    reason: t.string({
      required: true,
      description: 'Why: a reason that reviewReasons names for the field.',
    }),
    words: t.string({ description: 'Own words for the seller, at most 1,000 characters.' }),
  }),
});

builder.mutationField('reviewProduct', (t) =>
  t.field({
    type: ProductType,
    description: 'Decide about a product in review; for staff, except about a product of their own.',
    errors: {
      types: [
        ValidationError,
        UserNotAuthenticatedError,
        UserHasNoAdminPermissionsError,
        UserHasNoObjectPermissionError,
        ObjectDoesNotExistError,
        FailedToUpdateError,
        InvalidUUIDError,
      ],
    },
    args: {
      slug: t.arg.string({ required: true, description: "The product's address." }),
      decision: t.arg({ type: DecisionType, required: true, description: 'The decision.' }),
      requestedChanges: t.arg.stringList({
        description: 'Codes of what must change, with REQUEST_CHANGES; without reasons.',
      }),
      changes: t.arg({ type: [ChangeInput], description: 'The same with reasons and own words.' }),
      rejectionReason: t.arg.string({ description: 'A reason of reviewReasons, with REJECT.' }),
      words: t.arg.string({ description: 'Own words for the seller, at most 1,000 characters.' }),
      seen: t.arg.string({
        description:
          '`changedAt` of the product that the reviewer looked at; a later change refuses the decision.',
      }),
      commandId: t.arg.string({ description: commandIdText }),
    },
    resolve: async (_root, { requestedChanges, changes, rejectionReason, words, seen, ...rest }, context) => {
      const named = [...new Set(requestedChanges ?? [])].map((field) => ({ field, reason: null, words: '' }));
      const reasoned = (changes ?? []).map((change) => ({ ...change, words: change.words?.trim() ?? '' }));
      const request = {
        ...rest,
        changes: [...named, ...reasoned],
        rejectionReason: rejectionReason ?? null,
        words: words?.trim() ?? '',
        seen: seen ?? null,
      };
      return await answered(context, await reviewProduct(context, request));
    },
  }),
);
