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

/** Done, or the server's sentence about why not. */
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

/** Makes a board; `commandId` names the intent, so that asking twice makes one. */
export async function createBoard(
  client: QueryClient,
  title: string,
  commandId: string,
): Promise<BoardOutcome> {
  return settle(client, (await request(CreateBoardDocument, { title, commandId })).createBoard);
}

/** Renames a board, or shares it, or no longer does. */
export async function updateBoard(
  client: QueryClient,
  change: { readonly uuid: string; readonly title?: string; readonly isShared?: boolean },
): Promise<BoardOutcome> {
  const variables = { title: null, isShared: null, ...change };
  return settle(client, (await request(UpdateBoardDocument, variables)).updateBoard);
}

/** Takes a board away; its pieces stay favourites. */
export async function deleteBoard(client: QueryClient, uuid: string): Promise<BoardOutcome> {
  const { deleteBoard: answer } = await request(DeleteBoardDocument, { uuid });
  if (!('boards' in answer)) return { ok: false, message: answer.message };
  client.setQueryData<readonly Board[]>(boardsQuery.queryKey, answer.boards);
  return { ok: true, uuid };
}

/** Puts a piece on a board, or takes it off. */
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
