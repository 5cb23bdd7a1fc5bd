import { notFound, redirect } from '@tanstack/react-router';
import type { ProductListState } from '#domain/search/product-list-state.ts';
import { readProductListAddress } from '#src/paths/product-list-address.ts';

/**
 * The product list at an address, for the `beforeLoad` of its route. Throws a redirect to the canonical address for
 * another spelling of it, and notFound for an impossible one (ROUTE-044).
 */
export function productListAt(location: {
  readonly pathname: string;
  readonly searchStr: string;
}): ProductListState {
  // The file of the app shell is not a page, but a service worker may serve it under this address.
  if (location.pathname === '/index.html') throw redirect({ href: '/', replace: true, statusCode: 301 });
  const reading = readProductListAddress(location.pathname, location.searchStr);
  if (reading === null) throw notFound();
  if ('redirect' in reading) throw redirect({ href: reading.redirect, replace: true, statusCode: 301 });
  return reading.state;
}
