import { useLingui } from '@lingui/react/macro';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#src/ui/kit/toast-store.ts';
import type { BoardOutcome } from './change-boards.ts';

/** Runs a change of the boards and shows a toast when it fails. Resolves to the board's id, or null. */
export function useBoardChange() {
  const { t } = useLingui();
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (change: (client: QueryClient) => Promise<BoardOutcome>) => change(client),
  });
  const run = async (change: (client: QueryClient) => Promise<BoardOutcome>): Promise<string | null> => {
    try {
      const outcome = await mutateAsync(change);
      if (outcome.ok) return outcome.uuid;
      toast(outcome.message, { kind: 'error' });
    } catch {
      toast(t`That did not work. Your boards are unchanged. Try again.`, { kind: 'error' });
    }
    return null;
  };
  return { run, isPending };
}
