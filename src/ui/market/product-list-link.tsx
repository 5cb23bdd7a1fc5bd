import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { ProductListState } from '#domain/search/product-list-state.ts';
import { productListHref } from '#src/paths/product-list-href.ts';
import { PathLink, type PathLinkProps } from '#src/ui/kit/path-link.tsx';

export interface ProductListLinkProps extends Omit<PathLinkProps, 'href'> {
  readonly state: ProductListState;
}

/** A link to a listing, always by its one address. */
export function ProductListLink({ state, ...props }: ProductListLinkProps) {
  return <PathLink href={productListHref(state)} {...props} />;
}

/** Goes to a listing from code: a sort or filter was chosen, so the person stays where they are on the page. */
export function useProductListNavigate(): (state: ProductListState) => void {
  const router = useRouter();
  return useCallback(
    (state: ProductListState) => void router.navigate({ href: productListHref(state), resetScroll: false }),
    [router],
  );
}
