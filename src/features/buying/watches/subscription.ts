import { queryOptions } from '@tanstack/react-query';
import { request } from '#src/data/graphql/client.ts';
import {
  FollowSellerDocument,
  ProductWatchStateDocument,
  SellerFollowStateDocument,
  UnfollowSellerDocument,
  UnwatchProductDocument,
  WatchProductDocument,
} from './watches.gen.ts';

/** A subscription to notifications: a reserved product that becomes available, or new products of a seller. */
export interface Subscription {
  readonly kind: 'product' | 'seller';
  readonly uuid: string;
}

/** The new state, or the server's message if it was refused. */
type Changed =
  | { readonly ok: true; readonly isOn: boolean }
  | { readonly ok: false; readonly message: string };

/** The query key of the account's lists of subscriptions, for invalidation. */
export const followingKey = ['following'] as const;

async function loadState({ kind, uuid }: Subscription, signal: AbortSignal): Promise<boolean> {
  if (kind === 'product') {
    const { productByUuid } = await request(ProductWatchStateDocument, { uuid }, { signal });
    return productByUuid.__typename === 'Product' && productByUuid.isWatched;
  }
  const { seller } = await request(SellerFollowStateDocument, { uuid }, { signal });
  return seller.__typename === 'Seller' && seller.isFollowed;
}

/** Whether an account has subscribed. */
export function stateQuery(userId: string, subscription: Subscription) {
  return queryOptions({
    queryKey: ['subscribed', userId, subscription.kind, subscription.uuid],
    queryFn: ({ signal }) => loadState(subscription, signal),
  });
}

/** Subscribes or unsubscribes. Rejects if there is no response. */
export async function setSubscribed({ kind, uuid }: Subscription, isOn: boolean): Promise<Changed> {
  const answer = kind === 'product' ? await setWatched(uuid, isOn) : await setFollowed(uuid, isOn);
  return 'message' in answer ? { ok: false, message: answer.message } : { ok: true, isOn };
}

async function setWatched(uuid: string, isOn: boolean) {
  return isOn
    ? (await request(WatchProductDocument, { uuid })).watchProduct
    : (await request(UnwatchProductDocument, { uuid })).unwatchProduct;
}

async function setFollowed(uuid: string, isOn: boolean) {
  return isOn
    ? (await request(FollowSellerDocument, { uuid })).followSeller
    : (await request(UnfollowSellerDocument, { uuid })).unfollowSeller;
}
