import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deskKey } from './use-desk-page.ts';

/** Does something at once, without a question, and shows the desk as it is afterwards. */
export function useAct(act: () => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: () => client.invalidateQueries({ queryKey: [deskKey] }),
  });
}
