import { queryOptions } from '@tanstack/react-query';
import { request } from '#src/data/graphql/client.ts';
import type { Locale } from '#src/i18n/locale.ts';
import { GuestOrderDocument } from './guest-orders.gen.ts';
import { type OrderDetailRow, rowOf } from './orders-query.ts';

export type GuestOrder =
  | { readonly kind: 'order'; readonly row: OrderDetailRow }
  /** The link is invalid or has expired; `message` comes from the server, in the reader's language. */
  | { readonly kind: 'refused'; readonly isExpired: boolean; readonly message: string };

/** The order of an emailed link. The caller decides whether the result is persisted. */
export function guestOrderQuery(key: string, locale: Locale) {
  return queryOptions({
    // Only the public part of the key: developer tools list query keys and must not show the signature.
    queryKey: ['guest-order', key.split('.')[0], key.length, locale],
    queryFn: async ({ signal }): Promise<GuestOrder> => {
      const { guestOrder } = await request(GuestOrderDocument, { key }, { signal });
      if (guestOrder.__typename === 'OrderProduct') return { kind: 'order', row: rowOf(guestOrder, locale) };
      const { errorCode, message } = guestOrder;
      return { kind: 'refused', isExpired: errorCode === 'guest_order_link_expired', message };
    },
  });
}
