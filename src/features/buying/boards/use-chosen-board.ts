import { useQuery } from '@tanstack/react-query';
import { boardsQuery } from './boards-query.ts';

/** The products on a board as last fetched; null without a board, or while it is unknown. */
export function useChosenBoard(uuid: string | null): ReadonlySet<string> | null {
  const { data } = useQuery({ ...boardsQuery, enabled: uuid !== null });
  const board = data?.find((one) => one.uuid === uuid);
  return board === undefined ? null : new Set(board.productUuids);
}
