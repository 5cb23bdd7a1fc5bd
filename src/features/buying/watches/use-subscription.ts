import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSignedIn } from '#src/data/session/use-signed-in.ts';
import { session$ } from '#src/platform/session/session.ts';
import { toast } from '#src/ui/kit/toast-store.ts';
import { followingKey, type Subscription, setSubscribed, stateQuery } from './subscription.ts';

export interface SubscriptionState {
  /** False for a visitor, and until the state is known. */
  readonly isOn: boolean;
  readonly isPending: boolean;
  readonly change: (isOn: boolean) => void;
}

/** A subscription of the signed-in user. `initial` is the state given by a list, used as initial data. */
export function useSubscription(subscription: Subscription, initial?: boolean): SubscriptionState {
  const { t } = useLingui();
  const client = useQueryClient();
  const session = useSignedIn();
  const { data, isLoading } = useQuery({
    ...stateQuery(session?.userId ?? '', subscription),
    enabled: session !== null,
    ...(initial !== undefined && { initialData: initial }),
  });
  const changing = useMutation({
    mutationFn: (isOn: boolean) => setSubscribed(subscription, isOn),
    onSuccess: (changed) => {
      if (!changed.ok) {
        toast(changed.message, { kind: 'error' });
        return;
      }
      // Read here rather than on press, because a visitor signs in between.
      const userId = session$.value?.userId ?? '';
      client.setQueryData(stateQuery(userId, subscription).queryKey, changed.isOn);
      // Not refetched while the list is open: the row stays, so that the change can be undone.
      void client.invalidateQueries({ queryKey: followingKey, refetchType: 'none' });
    },
    onError: () =>
      toast(t({ id: 'generic.error_try_again', message: 'Something went wrong. Try again.' }), {
        kind: 'error',
      }),
  });
  return {
    isOn: session !== null && data === true,
    isPending: changing.isPending || isLoading,
    change: changing.mutate,
  };
}
