import type { EventHandler } from '../../process/event-handler.ts';
import { sellerTypeChanged } from '../sellers/events.ts';
import { noteLowestOfSeller } from './price-history.ts';

/** It only depends on the present type of the seller, so repeated or late events change nothing. */
export const followSellerType: EventHandler = {
  name: 'catalog.follow_seller_type',
  on: sellerTypeChanged,
  inside: async ({ tx }, { payload }) => await noteLowestOfSeller(tx, String(payload.sellerId)),
};
