import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { ListingState } from '#domain/search/listing-state.ts';
import { listingHref } from '#src/paths/listing-href.ts';
import { PathLink, type PathLinkProps } from '#src/ui/kit/path-link.tsx';

export interface ListingLinkProps extends Omit<PathLinkProps, 'href'> {
  readonly state: ListingState;
}

/** A link to a listing, always by its one address. */
export function ListingLink({ state, ...props }: ListingLinkProps) {
  return <PathLink href={listingHref(state)} {...props} />;
}

/** Goes to a listing from code: a sort or filter was chosen, so the person stays where they are on the page. */
export function useListingNavigate(): (state: ListingState) => void {
  const router = useRouter();
  return useCallback(
    (state: ListingState) => void router.navigate({ href: listingHref(state), resetScroll: false }),
    [router],
  );
}
