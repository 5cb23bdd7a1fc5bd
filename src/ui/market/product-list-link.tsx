import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { ProductListState } from '#domain/search/product-list-state.ts';
import { productListHref } from '#src/paths/product-list-href.ts';
import { PathLink, type PathLinkProps } from '#src/ui/kit/path-link.tsx';

export interface ProductListLinkProps extends Omit<PathLinkProps, 'href'> {
  readonly state: ProductListState;
}

/** A link to a product list, always by its canonical URL. */
export function ProductListLink({ state, ...props }: ProductListLinkProps) {
  return <PathLink href={productListHref(state)} {...props} />;
}

/** Navigates to a product list from code, after a sort or filter was chosen; keeps the scroll position. */
export function useProductListNavigate(): (state: ProductListState) => void {
  const router = useRouter();
  return useCallback(
    (state: ProductListState) => void router.navigate({ href: productListHref(state), resetScroll: false }),
    [router],
  );
}
