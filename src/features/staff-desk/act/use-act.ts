import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCommandIds } from '#src/data/graphql/command-ids.ts';
import { deskKey } from '../desk-query.ts';
import { ActRefused } from './granted.ts';

/** Does what is meant, under the id of the intent; throws ActRefused where the server says no. */
export type Act<Intent, Answer = unknown> = (intent: Intent, commandId: string) => Promise<Answer>;

/** Does something as staff, and shows the desk as it is afterwards: also after a refusal, which has a reason to be seen. */
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
