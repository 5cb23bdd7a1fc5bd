import type { ProductListState } from '#domain/search/product-list-state.ts';
import { readProductListAddress } from '#src/paths/product-list-address.ts';

/** How an address is read: its state, '→ the one address', or null for the 404 page. */
export function readAddress(address: string): ProductListState | string | null {
  const [path = '', query = ''] = address.split('?');
  const reading = readProductListAddress(path, query);
  if (reading === null) return null;
  return 'state' in reading ? reading.state : `→ ${reading.redirect}`;
}
