import type { FilterType } from '#domain/search/product-list-state.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { type Facet, wholeCatalog } from '../../search/catalog-search.ts';

type Counts = ReadonlyMap<string, number>;

/** Caches one facet query per request for all its counts. */
const ofRequest = new WeakMap<GraphqlContext, Promise<Counts>>();

/** The index answers with the same facets until the catalogue changes. */
const ofFacets = new WeakMap<readonly Facet[], Counts>();

async function countAll({ search }: GraphqlContext): Promise<Counts> {
  const { facets } = await search.search({ ...wholeCatalog, limit: 0, facets: true, availableOnly: true });
  const known = ofFacets.get(facets);
  if (known !== undefined) return known;
  const options = facets.flatMap(({ type, options: values }) =>
    values.map(({ value, count }) => [`${type} ${value}`, count] as const),
  );
  const counts = new Map(options);
  ofFacets.set(facets, counts);
  return counts;
}

/** Returns the number of available products that a filter with this value matches. */
export async function countOf(context: GraphqlContext, type: FilterType, value: string): Promise<number> {
  const counts = ofRequest.get(context) ?? countAll(context);
  ofRequest.set(context, counts);
  return (await counts).get(`${type} ${value}`) ?? 0;
}
