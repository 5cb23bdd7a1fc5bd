import './wanted-queries.ts';
import { signedIn } from '../../graphql/authorize.ts';
import { builder } from '../../graphql/builder.ts';
import {
  InvalidUUIDError,
  ObjectDoesNotExistError,
  TooManyRequestsError,
  UserHasNoObjectPermissionError,
  UserNotAuthenticatedError,
  ValidationError,
} from '../../graphql/errors.ts';
import { createWantedItem } from './create-wanted-item.ts';
import { ownWantedItem } from './store.ts';
import { transitionWantedItem } from './transition-wanted-item.ts';
import { firstWantedPage, wantedItemsOf } from './wanted-list.ts';
import { WantedItemListType, WantedItemType, WantedStatusType } from './wanted-object.ts';

const refusals = [
  UserNotAuthenticatedError,
  InvalidUUIDError,
  ObjectDoesNotExistError,
  UserHasNoObjectPermissionError,
];

const SizeInput = builder.inputType('WantedSizeInput', {
  description: 'The range of one dimension. A lower bound needs an upper one; an empty range is ignored.',
  fields: (t) => ({
    lower: t.int({ description: 'Whole centimetres, 0 to 1000.' }),
    upper: t.int({ description: 'Whole centimetres, 0 to 1000.' }),
  }),
});

interface GivenRange {
  readonly lower?: number | null | undefined;
  readonly upper?: number | null | undefined;
}

function rangeOf(given: GivenRange | null | undefined) {
  return { lower: given?.lower ?? null, upper: given?.upper ?? null };
}

builder.mutationFields((t) => {
  const uuid = t.arg.string({ required: true, description: "The item's id." });
  const side = t.arg({ type: SizeInput, description: 'The limits of this dimension.' });
  return {
    createWantedItem: t.field({
      type: WantedItemType,
      description: 'Post a wanted item (WANT-016).',
      errors: { types: [UserNotAuthenticatedError, InvalidUUIDError, ValidationError, TooManyRequestsError] },
      args: {
        title: t.arg.string({ required: true, description: '1 to 150 characters.' }),
        images: t.arg.stringList({ required: true, description: '1 to 4 keys of complete uploads.' }),
        budget: t.arg.int({ required: true, description: 'Whole euros, 1 to 1,000,000.' }),
        category: t.arg.string({ description: 'All segments of a category from the top.' }),
        description: t.arg.string({ description: 'Up to 2000 characters.' }),
        width: side,
        height: side,
        depth: side,
        diameter: side,
        commandId: t.arg.string({ description: 'Idempotency key, one per intent.' }),
      },
      resolve: async (_root, { width, height, depth, diameter, ...args }, context) => {
        const id = await createWantedItem(context, {
          content: {
            title: args.title,
            images: args.images,
            budget: args.budget,
            category: args.category ?? null,
            description: args.description ?? '',
            sizes: {
              width: rangeOf(width),
              height: rangeOf(height),
              depth: rangeOf(depth),
              diameter: rangeOf(diameter),
            },
          },
          commandId: args.commandId ?? null,
        });
        return await ownWantedItem(context.db, signedIn(context), id);
      },
    }),
    updateWantedItem: t.field({
      type: WantedItemType,
      description: 'Mark a wanted item as found (WANT-003), or as looked for again.',
      errors: { types: [...refusals, ValidationError] },
      args: {
        uuid,
        status: t.arg({ type: WantedStatusType, required: true, description: 'FOUND or ONGOING.' }),
      },
      resolve: async (_root, { uuid: id, status }, context) => {
        if (status === 'REMOVED') {
          throw new ValidationError('validation_error', [{ field: 'status', code: 'wrong_state' }]);
        }
        await transitionWantedItem(context, id, status === 'FOUND' ? 'find' : 'resume');
        return await ownWantedItem(context.db, signedIn(context), id);
      },
    }),
    removeWantedItem: t.field({
      type: WantedItemListType,
      description: 'Remove a wanted item from the list (WANT-017). Returns the first page of the others.',
      errors: { types: [...refusals, ValidationError] },
      args: { uuid },
      resolve: async (_root, { uuid: id }, context) => {
        await transitionWantedItem(context, id, 'remove');
        return await wantedItemsOf(context.db, signedIn(context), firstWantedPage);
      },
    }),
  };
});
