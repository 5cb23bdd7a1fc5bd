import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { first } from 'rxjs';
import { answersRestored$ } from '#src/data/graphql/answers-restored.ts';

/** How many products a device remembers as last viewed. */
const lastViewedCount = 20;

/** Kept with the answers on the device, and gone with the session: the key is not one of the public ones. */
const key = ['last-viewed'];
const none: readonly string[] = [];

/** The list with this product in front, once, and no longer than it may be. */
export function withViewed(uuids: readonly string[], uuid: string): readonly string[] {
  return [uuid, ...uuids.filter((other) => other !== uuid)].slice(0, lastViewedCount);
}

function viewedOn(client: QueryClient): readonly string[] {
  return client.getQueryData<readonly string[]>(key) ?? none;
}

/** Remembers on this device that the product was looked at. */
export function useRememberViewed(uuid: string): void {
  const client = useQueryClient();
  useEffect(() => {
    // In the list that was kept, once it is there; the page itself is not drawn anew for it.
    answersRestored$
      .pipe(first(Boolean))
      .subscribe(() => client.setQueryData(key, withViewed(viewedOn(client), uuid)));
  }, [client, uuid]);
}

/** The uuids last viewed on this device, the latest first, without this one. */
export function useLastViewed(without: string): readonly string[] {
  const client = useQueryClient();
  const { data = none } = useQuery({ queryKey: key, queryFn: () => viewedOn(client), enabled: false });
  return data.filter((uuid) => uuid !== without);
}
