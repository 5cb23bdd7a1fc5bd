import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { WantedEvent } from '#domain/wanted/life-cycle.ts';
import { request } from '#src/data/graphql/client.ts';
import { toast } from '#src/ui/kit/toast-store.ts';
import { FindWantedItemDocument, RemoveWantedItemDocument, ResumeWantedItemDocument } from './wanted.gen.ts';
import { wantedItemsKey } from './wanted-list-query.ts';
import { wantedItemQuery } from './wanted-queries.ts';

type Change = WantedEvent;

async function answerTo(uuid: string, change: Change) {
  switch (change) {
    case 'find':
      return (await request(FindWantedItemDocument, { uuid })).updateWantedItem;
    case 'resume':
      return (await request(ResumeWantedItemDocument, { uuid })).updateWantedItem;
    case 'remove':
      return (await request(RemoveWantedItemDocument, { uuid })).removeWantedItem;
  }
}

async function send(uuid: string, change: Change): Promise<void> {
  const answer = await answerTo(uuid, change);
  if ('errorCode' in answer) throw new Error(answer.errorCode);
}

/**
 * Marks a wanted item as found or as wanted again, or removes it. `run` resolves to whether it succeeded; a failure
 * is shown in a toast (WANT-014).
 */
export function useWantedChange(uuid: string) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation({ mutationFn: (change: Change) => send(uuid, change) });
  const run = async (change: Change): Promise<boolean> => {
    try {
      await mutateAsync(change);
    } catch {
      toast(t`Something went wrong. Try again.`, { kind: 'error' });
      void client.invalidateQueries({ queryKey: wantedItemQuery(uuid).queryKey });
      return false;
    }
    if (change === 'remove') client.removeQueries({ queryKey: wantedItemQuery(uuid).queryKey });
    else await client.invalidateQueries({ queryKey: wantedItemQuery(uuid).queryKey });
    await client.invalidateQueries({ queryKey: wantedItemsKey });
    return true;
  };
  return { run, isPending };
}
