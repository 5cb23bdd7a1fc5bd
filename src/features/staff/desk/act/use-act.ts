import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCommandIds } from '#src/data/graphql/command-ids.ts';
import { deskKey } from '../desk-query.ts';
import { ActRefused } from './granted.ts';

/** Performs an action with an idempotency key. Throws ActRefused if the server refuses it. */
export type Act<Intent, Answer = unknown> = (intent: Intent, commandId: string) => Promise<Answer>;

/**
 * Performs a staff action and refetches the data of the staff desk. Also after a refusal, because the current data
 * shows the reason.
 */
export function useAct<Intent, Answer>(
  act: Act<Intent, Answer>,
  on: {
    readonly done?: (intent: Intent, answer: Answer) => void;
    readonly refused?: (refusal: ActRefused) => void;
  } = {},
) {
  const client = useQueryClient();
  const commandIds = useCommandIds();
  const refresh = () => client.invalidateQueries({ queryKey: [deskKey] });
  return useMutation({
    mutationFn: (intent: Intent) => act(intent, commandIds.of(intent)),
    onSuccess: async (answer, intent) => {
      commandIds.settle();
      on.done?.(intent, answer);
      await refresh();
    },
    onError: async (error) => {
      if (!(error instanceof ActRefused)) return;
      on.refused?.(error);
      await refresh();
    },
  });
}
