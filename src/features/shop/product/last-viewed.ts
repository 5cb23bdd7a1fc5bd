import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { first } from 'rxjs';
import { answersRestored$ } from '#src/data/graphql/answers-restored.ts';

/** Maximum number of products that a device remembers as last viewed. */
const lastViewedCount = 20;

/** Part of the persisted query cache. Not one of the `publicKeys`, so it is removed when the session ends. */
const key = ['last-viewed'];
const none: readonly string[] = [];

/** Moves the product to the front, without duplicates and limited to `lastViewedCount`. */
export function withViewed(uuids: readonly string[], uuid: string): readonly string[] {
  return [uuid, ...uuids.filter((other) => other !== uuid)].slice(0, lastViewedCount);
}

function viewedOn(client: QueryClient): readonly string[] {
  return client.getQueryData<readonly string[]>(key) ?? none;
}

/** Records on this device that the product was viewed. */
export function useRememberViewed(uuid: string): void {
  const client = useQueryClient();
  useEffect(() => {
    // Waits for the persisted list to be restored, so as not to overwrite it. Does not re-render the page.
    answersRestored$
      .pipe(first(Boolean))
      .subscribe(() => client.setQueryData(key, withViewed(viewedOn(client), uuid)));
  }, [client, uuid]);
}

/** The uuids last viewed on this device, most recent first, except `without`. */
export function useLastViewed(without: string): readonly string[] {
  const client = useQueryClient();
  const { data = none } = useQuery({ queryKey: key, queryFn: () => viewedOn(client), enabled: false });
  return data.filter((uuid) => uuid !== without);
}
