import type { ListingState } from '#domain/search/listing-state.ts';
import { readListing } from '#src/paths/listing-address.ts';

/** How an address is read: its state, '→ the one address', or null for the 404 page. */
export function readAddress(address: string): ListingState | string | null {
  const [path = '', query = ''] = address.split('?');
  const reading = readListing(path, query);
  if (reading === null) return null;
  return 'state' in reading ? reading.state : `→ ${reading.redirect}`;
}
