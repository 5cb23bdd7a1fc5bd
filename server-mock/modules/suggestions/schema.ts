import './suggestion-queries.ts';
import { signedIn } from '../../graphql/authorize.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import {
  FailedToUpdateError,
  InvalidUUIDError,
  ObjectDoesNotExistError,
  UserHasNoObjectPermissionError,
  UserNotAuthenticatedError,
  ValidationError,
} from '../../graphql/errors.ts';
import { acceptSuggestion, declineSuggestion, setCustomPrice } from './answer-suggestion.ts';
import { ownSuggestion } from './store.ts';
import { SuggestionType } from './suggestion-object.ts';

const answering = [
  UserNotAuthenticatedError,
  InvalidUUIDError,
  ObjectDoesNotExistError,
  UserHasNoObjectPermissionError,
  ValidationError,
  FailedToUpdateError,
];

async function answered(context: GraphqlContext, uuid: string) {
  return await ownSuggestion(context.db, signedIn(context), uuid);
}

builder.mutationFields((t) => {
  const uuid = t.arg.string({ required: true, description: "The suggestion's id." });
  const commandId = t.arg.string({ description: 'Idempotency key, one per intent.' });
  return {
    acceptProductSaleSuggestion: t.field({
      type: SuggestionType,
      description: 'Take the suggested price (SALE-017); one that no longer fits its product ends in ERROR.',
      errors: { types: answering },
      args: { uuid, commandId },
      resolve: async (_root, args, context) => await answered(context, await acceptSuggestion(context, args)),
    }),
    rejectProductSaleSuggestion: t.field({
      type: SuggestionType,
      description: 'Leave the price as it is (SALE-018).',
      errors: { types: answering },
      args: { uuid, commandId },
      resolve: async (_root, args, context) =>
        await answered(context, await declineSuggestion(context, args)),
    }),
    updateSaleSuggestionPrice: t.field({
      type: SuggestionType,
      description: 'Reject the suggestion and ask a price of one’s own, both or neither (SALE-019).',
      errors: { types: answering },
      args: {
        price: t.arg.int({ required: true, description: 'Whole euros to ask, 1 to 999,999.' }),
        slug: t.arg.string({ required: true, description: "The product's address." }),
        uuid,
        commandId,
      },
      resolve: async (_root, args, context) => await answered(context, await setCustomPrice(context, args)),
    }),
  };
});
