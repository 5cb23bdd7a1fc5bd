import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { distinctUntilChanged, filter, map, skip } from 'rxjs';
import { type Notification, notificationId } from '#domain/notifications/notification.ts';
import { notificationKindOf } from '#domain/notifications/notification-kinds.ts';
import { invalidateOwnProducts } from '#src/data/graphql/product-changed.ts';
import { notificationList$ } from '#src/data/notifications/notification-list.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';

/** The topic of decisions of staff about a seller's product: reviews, and taking it offline. */
const topic = 'product';

/**
 * Refetches the person's own products when staff have decided about one of them, or about `uuid`, so that an open
 * page matches the notification.
 */
export function useReviewedProducts(uuid?: string): void {
  const client = useQueryClient();
  useEffect(() => {
    const isDecision = ({ id, kind }: Notification) =>
      notificationKindOf(kind)?.topic === topic && (uuid === undefined || id === notificationId(topic, uuid));
    const latest$ = notificationList$.pipe(
      // The list is empty until the local database is open: what it then contains is not new.
      filter(({ ready }) => ready),
      map(({ notifications }) => notifications.find(isDecision)?.createdAt ?? 0),
      distinctUntilChanged(),
      // A decision from before the page was opened is in the first answer.
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
