import { queryOptions } from '@tanstack/react-query';
import { request } from '#src/data/graphql/client.ts';
import { type BoardPartsFragment, BoardsDocument, SharedBoardDocument } from './boards.gen.ts';

export type Board = BoardPartsFragment;

/** The boards of whoever is signed in, the one that changed last first. */
export const boardsQuery = queryOptions({
  queryKey: ['boards'],
  queryFn: async ({ signal }): Promise<readonly Board[]> => {
    const { boards } = await request(BoardsDocument, {}, { signal });
    // Signed out meanwhile: the session's end is told elsewhere.
    return 'boards' in boards ? boards.boards : [];
  },
});

/** A board that somebody shares; null when the key opens nothing any more. */
export function sharedBoardQuery(key: string) {
  return queryOptions({
    queryKey: ['shop', 'board', key],
    // Whoever no longer shares it must be heard at once; offline the last answer stays.
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { sharedBoard } = await request(SharedBoardDocument, { key }, { signal });
      return 'products' in sharedBoard ? sharedBoard : null;
    },
  });
}
