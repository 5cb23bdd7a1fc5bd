import { useEffect } from 'react';
import type { SearchPlace } from '#domain/search/product-list-state.ts';
import { useLiveQuery } from '#src/data/db/use-live.ts';
import { readPostcode } from './stored-place.ts';

/** Calls `onFound` with the postcode of the most recently saved address. Renders nothing. */
export function SavedPostcode({ onFound }: { readonly onFound: (place: SearchPlace) => void }) {
  const { documents } = useLiveQuery('addresses');
  const latest = documents.toSorted((a, b) => b.createdAt - a.createdAt).at(0);
  const found = latest === undefined ? null : readPostcode(latest.postcode, latest.country);
  const key = found === null ? '' : `${found.country} ${found.postcode}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when the place is another one
  useEffect(() => {
    if (found !== null) onFound(found);
  }, [key]);
  return null;
}
