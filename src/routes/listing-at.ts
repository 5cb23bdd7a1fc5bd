import { notFound, redirect } from '@tanstack/react-router';
import type { ListingState } from '#domain/search/listing-state.ts';
import { readListing } from '#src/paths/listing-address.ts';

/**
 * The listing that an address shows, for the `beforeLoad` of its route: another way to write an address leads to the
 * one address of that view, an impossible one to the 404 page (ROUTE-044).
 */
export function listingAt(location: { readonly pathname: string; readonly searchStr: string }): ListingState {
  // The file of the shell is no page; a service worker answers with it all the same.
  if (location.pathname === '/index.html') throw redirect({ href: '/', replace: true, statusCode: 301 });
  const reading = readListing(location.pathname, location.searchStr);
  if (reading === null) throw notFound();
  if ('redirect' in reading) throw redirect({ href: reading.redirect, replace: true, statusCode: 301 });
  return reading.state;
}
