import { notFound, redirect } from '@tanstack/react-router';
import type { ProductListState } from '#domain/search/product-list-state.ts';
import { readProductListAddress } from '#src/paths/product-list-address.ts';

/**
 * The listing that an address shows, for the `beforeLoad` of its route: another way to write an address leads to the
 * one address of that view, an impossible one to the 404 page (ROUTE-044).
 */
export function productListAt(location: {
  readonly pathname: string;
  readonly searchStr: string;
}): ProductListState {
  // The file of the shell is no page; a service worker answers with it all the same.
  if (location.pathname === '/index.html') throw redirect({ href: '/', replace: true, statusCode: 301 });
  const reading = readProductListAddress(location.pathname, location.searchStr);
  if (reading === null) throw notFound();
  if ('redirect' in reading) throw redirect({ href: reading.redirect, replace: true, statusCode: 301 });
  return reading.state;
}
