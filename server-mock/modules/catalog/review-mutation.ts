import { builder } from '../../graphql/builder.ts';
import {
  FailedToUpdateError,
  ObjectDoesNotExistError,
  UserHasNoAdminPermissionsError,
  UserNotAuthenticatedError,
  ValidationError,
} from '../../graphql/errors.ts';
import { answered, commandIdText } from './answered.ts';
import { ProductType } from './product-ref.ts';
import { reviewProduct } from './review-product.ts';

const DecisionType = builder.enumType('ReviewDecision', {
  description: 'What staff makes of a product in review.',
  values: ['APPROVE', 'REQUEST_CHANGES', 'REJECT'] as const,
});

builder.mutationField('reviewProduct', (t) =>
  t.field({
    type: ProductType,
    description: 'Decide about a product in review; for staff.',
    errors: {
      types: [
        ValidationError,
        UserNotAuthenticatedError,
        UserHasNoAdminPermissionsError,
        ObjectDoesNotExistError,
        FailedToUpdateError,
      ],
    },
    args: {
      slug: t.arg.string({ required: true, description: "The product's address." }),
      decision: t.arg({ type: DecisionType, required: true, description: 'The decision.' }),
      requestedChanges: t.arg.stringList({ description: 'Codes of what must change, with REQUEST_CHANGES.' }),
      commandId: t.arg.string({ description: commandIdText }),
    },
    resolve: async (_root, { requestedChanges, ...rest }, context) => {
      const request = { ...rest, requestedChanges: requestedChanges ?? [] };
      return await answered(context, await reviewProduct(context, request));
    },
  }),
);
