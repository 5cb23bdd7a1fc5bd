import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { distinctUntilChanged, filter, map, skip } from 'rxjs';
import { type Notification, notificationId } from '#domain/notifications/notification.ts';
import { notificationKindOf } from '#domain/notifications/notification-kinds.ts';
import { invalidateOwnProducts } from '#src/data/graphql/product-changed.ts';
import { notificationList$ } from '#src/data/notifications/notification-list.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';

/** What staff decided about a product of the seller: reviews, and taking it offline. */
const topic = 'product';

/**
 * Fetches the own listings again when staff have decided about one of them, or about `uuid`: an open page says the same as
 * the notification.
 */
export function useReviewedProducts(uuid?: string): void {
  const client = useQueryClient();
  useEffect(() => {
    const isDecision = ({ id, kind }: Notification) =>
      notificationKindOf(kind)?.topic === topic && (uuid === undefined || id === notificationId(topic, uuid));
    const latest$ = notificationList$.pipe(
      // The list is empty until the local database is open: what arrives with it is no news.
      filter(({ ready }) => ready),
      map(({ notifications }) => notifications.find(isDecision)?.createdAt ?? 0),
      distinctUntilChanged(),
      // What was decided before the page was opened is in its first answer.
      skip(1),
    );
    const following = latest$.subscribe(() => {
      invalidateOwnProducts(client).catch((error: unknown) =>
        logger.warn('reviewed_listings_not_fetched', { error: errorText(error) }),
      );
    });
    return () => following.unsubscribe();
  }, [client, uuid]);
}
