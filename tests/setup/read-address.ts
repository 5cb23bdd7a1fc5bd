import type { ProductListState } from '#domain/search/product-list-state.ts';
import { readProductListAddress } from '#src/paths/product-list-address.ts';

/** The result of reading a path: its state, '→ ' and the canonical path, or null for the 404 page. */
export function readAddress(address: string): ProductListState | string | null {
  const [path = '', query = ''] = address.split('?');
  const reading = readProductListAddress(path, query);
  if (reading === null) return null;
  return 'state' in reading ? reading.state : `→ ${reading.redirect}`;
}
