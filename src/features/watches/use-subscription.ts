import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSignedIn } from '#src/data/session/use-signed-in.ts';
import { session$ } from '#src/platform/session/session.ts';
import { toast } from '#src/ui/kit/toast-store.ts';
import { followingKey, type Subscription, setSubscribed, stateQuery } from './subscription.ts';

export interface SubscriptionState {
  /** False for a visitor, and as long as it is not known. */
  readonly isOn: boolean;
  readonly isPending: boolean;
  readonly change: (isOn: boolean) => void;
}

/** One subscription of whoever is signed in. `initial` is what a list has just said of it. */
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
      // A visitor has signed in for it, so that the session is another one than at the press.
      const userId = session$.value?.userId ?? '';
      client.setQueryData(stateQuery(userId, subscription).queryKey, changed.isOn);
      // A list that is open keeps its row, where it can be taken back.
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
