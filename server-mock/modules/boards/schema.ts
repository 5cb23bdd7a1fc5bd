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
import { BoardListType, BoardType, SharedBoardType } from './board-object.ts';
import { addToBoard, createBoard, deleteBoard, removeFromBoard, updateBoard } from './change-board.ts';
import { boardsOf, ownBoard, sharedBoard } from './store.ts';

const refusals = [
  UserNotAuthenticatedError,
  InvalidUUIDError,
  ObjectDoesNotExistError,
  UserHasNoObjectPermissionError,
];

async function listOf(context: GraphqlContext) {
  return { boards: await boardsOf(context.db, signedIn(context)) };
}

async function changed(context: GraphqlContext, uuid: string) {
  return await ownBoard(context.db, signedIn(context), uuid);
}

builder.queryFields((t) => ({
  boards: t.field({
    type: BoardListType,
    description: "The caller's boards.",
    errors: { types: [UserNotAuthenticatedError] },
    resolve: (_root, _args, context) => listOf(context),
  }),
  sharedBoard: t.field({
    type: SharedBoardType,
    description: 'A board that its owner shares, by the key of its address.',
    errors: { types: [ObjectDoesNotExistError] },
    args: { key: t.arg.string({ required: true, description: 'The key.' }) },
    resolve: (_root, { key }, { db }) => sharedBoard(db, key),
  }),
}));

builder.mutationFields((t) => {
  const uuid = t.arg.string({ required: true, description: "The board's id." });
  const productUuid = t.arg.string({ required: true, description: "The product's id." });
  return {
    createBoard: t.field({
      type: BoardType,
      description: 'Make a board.',
      errors: { types: [UserNotAuthenticatedError, InvalidUUIDError, ValidationError] },
      args: {
        title: t.arg.string({ required: true, description: '1 to 60 characters.' }),
        commandId: t.arg.string({ description: 'Idempotency key, one per intent.' }),
      },
      resolve: async (_root, { title, commandId }, context) =>
        changed(context, await createBoard(context, { title, commandId: commandId ?? null })),
    }),
    updateBoard: t.field({
      type: BoardType,
      description: 'Rename a board, share it or no longer share it.',
      errors: { types: [...refusals, ValidationError] },
      args: {
        uuid,
        title: t.arg.string({ description: 'The new title; the old one without it.' }),
        isShared: t.arg.boolean({ description: 'Whether others may look; as it was without it.' }),
      },
      resolve: async (_root, args, context) =>
        changed(
          context,
          await updateBoard(context, {
            uuid: args.uuid,
            title: args.title ?? null,
            isShared: args.isShared ?? null,
          }),
        ),
    }),
    deleteBoard: t.field({
      type: BoardListType,
      description: 'Take a board away; its products stay favourites. Answers the boards that are left.',
      errors: { types: refusals },
      args: { uuid },
      resolve: async (_root, args, context) => {
        await deleteBoard(context, args.uuid);
        return await listOf(context);
      },
    }),
    addToBoard: t.field({
      type: BoardType,
      description: 'Put a product on a board.',
      errors: { types: [...refusals, ValidationError] },
      args: { uuid, productUuid },
      resolve: async (_root, args, context) => changed(context, await addToBoard(context, args)),
    }),
    removeFromBoard: t.field({
      type: BoardType,
      description: 'Take a product off a board.',
      errors: { types: refusals },
      args: { uuid, productUuid },
      resolve: async (_root, args, context) => changed(context, await removeFromBoard(context, args)),
    }),
  };
});
