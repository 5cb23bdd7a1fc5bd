import type { QueryClient } from '@tanstack/react-query';
import { request } from '#src/data/graphql/client.ts';
import {
  AddToBoardDocument,
  CreateBoardDocument,
  DeleteBoardDocument,
  RemoveFromBoardDocument,
  UpdateBoardDocument,
} from './boards.gen.ts';
import { type Board, boardsQuery } from './boards-query.ts';

type Answer = Board | { readonly errorCode: string; readonly message: string };

/** The result of a change; `message` is the server's reason for a refusal. */
export type BoardOutcome =
  | { readonly ok: true; readonly uuid: string }
  | { readonly ok: false; readonly message: string };

function settle(client: QueryClient, answer: Answer): BoardOutcome {
  if (!('uuid' in answer)) return { ok: false, message: answer.message };
  client.setQueryData<readonly Board[]>(boardsQuery.queryKey, (known = []) => [
    answer,
    ...known.filter(({ uuid }) => uuid !== answer.uuid),
  ]);
  return { ok: true, uuid: answer.uuid };
}

/** Creates a board; `commandId` is the idempotency key. */
export async function createBoard(
  client: QueryClient,
  title: string,
  commandId: string,
): Promise<BoardOutcome> {
  return settle(client, (await request(CreateBoardDocument, { title, commandId })).createBoard);
}

/** Renames a board, or starts or stops sharing it. */
export async function updateBoard(
  client: QueryClient,
  change: { readonly uuid: string; readonly title?: string; readonly isShared?: boolean },
): Promise<BoardOutcome> {
  const variables = { title: null, isShared: null, ...change };
  return settle(client, (await request(UpdateBoardDocument, variables)).updateBoard);
}

/** Removes a board; its products stay on the wishlist. */
export async function deleteBoard(client: QueryClient, uuid: string): Promise<BoardOutcome> {
  const { deleteBoard: answer } = await request(DeleteBoardDocument, { uuid });
  if (!('boards' in answer)) return { ok: false, message: answer.message };
  client.setQueryData<readonly Board[]>(boardsQuery.queryKey, answer.boards);
  return { ok: true, uuid };
}

/** Adds a product to a board, or removes it. */
export async function setOnBoard(
  client: QueryClient,
  uuid: string,
  productUuid: string,
  isOn: boolean,
): Promise<BoardOutcome> {
  const variables = { uuid, productUuid };
  if (isOn) return settle(client, (await request(AddToBoardDocument, variables)).addToBoard);
  return settle(client, (await request(RemoveFromBoardDocument, variables)).removeFromBoard);
}
