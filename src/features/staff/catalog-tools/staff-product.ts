import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { EditableFacts } from '#domain/staff/product-edit.ts';
import { request } from '#src/data/graphql/client.ts';
import { granted } from './outcome.ts';
import { StaffProductDocument, type StaffProductPartsFragment } from './staff.gen.ts';

export type StaffProduct = StaffProductPartsFragment;

/** The product that the tools apply to, as known to its tile or page. */
export interface ToolProduct {
  readonly uuid: string;
  readonly slug: string;
}

/** Data that only staff may see is never persisted on a device. */
export const notPersisted = { keep: false } as const;

/** A product with its editable facts; refetched whenever an editor opens. */
export function staffProductQuery(uuid: string) {
  return queryOptions({
    queryKey: ['staff', 'product', uuid] as const,
    queryFn: async ({ signal }) =>
      granted((await request(StaffProductDocument, { uuid }, { signal })).productByUuid),
    staleTime: 0,
    gcTime: 0,
    meta: notPersisted,
  });
}

export function factsOf(product: StaffProduct): EditableFacts {
  const { mainCategory: main, subCategory: sub, category } = product;
  const values = (entries: readonly { readonly value: string }[]) => entries.map(({ value }) => value);
  return {
    productType: product.productType?.abbreviation ?? null,
    category:
      main === null || sub === null || category === null
        ? null
        : `${main.value}/${sub.value}/${category.value}`,
    collections: values(product.collections),
    colors: values(product.colors),
    styles: values(product.styles),
    productState: product.productState,
  };
}

/** Invalidates all queries that contain this product: tiles, lists and its page. */
export function showAgain(client: QueryClient, { uuid }: ToolProduct): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey, state }) =>
      queryKey.includes(uuid) || JSON.stringify(state.data ?? null).includes(uuid),
  });
}
