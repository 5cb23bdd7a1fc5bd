import { queryOptions } from '@tanstack/react-query';
import { request } from '#src/data/graphql/client.ts';
import { type BoardPartsFragment, BoardsDocument, SharedBoardDocument } from './boards.gen.ts';

export type Board = BoardPartsFragment;

/** The boards of the account, the most recently changed first. */
export const boardsQuery = queryOptions({
  queryKey: ['boards'],
  queryFn: async ({ signal }): Promise<readonly Board[]> => {
    const { boards } = await request(BoardsDocument, {}, { signal });
    // The session ended meanwhile, which is reported elsewhere.
    return 'boards' in boards ? boards.boards : [];
  },
});

/** A shared board; null when the key is no longer valid. */
export function sharedBoardQuery(key: string) {
  return queryOptions({
    queryKey: ['shop', 'board', key],
    // A board that is no longer shared must disappear at once; offline the last result is shown.
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { sharedBoard } = await request(SharedBoardDocument, { key }, { signal });
      return 'products' in sharedBoard ? sharedBoard : null;
    },
  });
}
