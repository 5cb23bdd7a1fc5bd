import { builder } from '../../graphql/builder.ts';
import type { CatalogFilter, Facet, FilterType, SearchReading } from '../../search/catalog-search.ts';
import { ProductType } from '../products/product-ref.ts';
import { loadProducts } from '../products/public.ts';
import { FilterGroupType, FilterRowType, FilterTypeType } from './filter-object.ts';
import { filterGroups, filterRows } from './filter-rows.ts';
import { loadListed } from './listed-products.ts';
import { ReadingType } from './reading-object.ts';

/** A page of products as list fields return it; parts that a list does not compute may be missing. */
export interface ProductPage {
  readonly ids: readonly string[];
  readonly totalCount: number;
  readonly facets?: readonly Facet[];
  /** The filters of the request, to mark the selected rows. */
  readonly chosen?: readonly CatalogFilter[];
  readonly distances?: readonly (number | null)[];
  /** How the search text was interpreted. */
  readonly reading?: SearchReading;
  /** Whether only fields are asked for that the catalogue and the holds decide, so that products may be cached. */
  readonly isShared?: boolean;
}

interface AskedFacets {
  readonly only?: readonly FilterType[] | null | undefined;
  readonly mostBrands?: number | null | undefined;
}

function askedFacets(facets: readonly Facet[], { only, mostBrands }: AskedFacets): readonly Facet[] {
  return facets
    .filter(({ type }) => only == null || only.includes(type))
    .map((facet) =>
      facet.type === 'BRAND' && mostBrands != null
        ? { ...facet, options: facet.options.slice(0, Math.max(0, mostBrands)) }
        : facet,
    );
}

export const ProductListType = builder.objectRef<ProductPage>('ProductList').implement({
  description: 'A page of products.',
  fields: (t) => ({
    products: t.field({
      type: [ProductType],
      description: 'The products of this page.',
      resolve: ({ ids, isShared }, _args, context) =>
        isShared === true ? loadListed(context, ids) : loadProducts(context.db, ids),
    }),
    totalCount: t.exposeInt('totalCount', { description: 'How many products fit, on all pages together.' }),
    distances: t.floatList({
      nullable: { list: true, items: true },
      description:
        'Kilometres from the asked place for each product, null for a product without a place; null when no place was asked.',
      resolve: ({ distances }) => (distances === undefined || distances.length === 0 ? null : [...distances]),
    }),
    reading: t.field({
      type: ReadingType,
      nullable: true,
      description: 'How the words of a search were read; null where nothing was searched for.',
      resolve: ({ reading }) => reading ?? null,
    }),
    filters: t.field({
      type: [FilterRowType],
      description:
        'What can be chosen, one row per value, each group counted without its own choices. PRICE and sizes have one row with min, max and histogram.',
      args: {
        only: t.arg({ type: [FilterTypeType], description: 'These groups; all without it.' }),
        mostBrands: t.arg.int({
          description: 'So many brands, those with most products, and the chosen ones; all without it.',
        }),
      },
      resolve: ({ facets, chosen }, args, context) =>
        filterRows(context, askedFacets(facets ?? [], args), chosen ?? []),
    }),
    filterGroups: t.field({
      type: [FilterGroupType],
      description:
        'What can be chosen except for PRICE and sizes, one row per group: far fewer bytes than `filters`. Groups without values are left out.',
      args: {
        only: t.arg({ type: [FilterTypeType], description: 'These groups; all without it.' }),
        mostBrands: t.arg.int({
          description: 'So many brands, those with most products, and the chosen ones; all without it.',
        }),
      },
      resolve: ({ facets, chosen }, args, context) =>
        filterGroups(context, askedFacets(facets ?? [], args), chosen ?? []),
    }),
  }),
});
