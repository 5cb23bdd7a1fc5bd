import type { ApiHarness } from '#tests/setup/api-harness.ts';

/** The slugs of the products that match these filters. */
export async function searchCatalog(
  api: ApiHarness,
  filters: readonly { readonly type: string; readonly value: string }[],
): Promise<readonly string[]> {
  const { data } = await api.graphql<{
    searchProductsNew: { readonly products: readonly { readonly slug: string }[] };
  }>(
    'query ($filters: [FilterInput!]) { searchProductsNew(filters: $filters, limit: 48) { products { slug } } }',
    { filters },
  );
  return data.searchProductsNew.products.map(({ slug }) => slug);
}
