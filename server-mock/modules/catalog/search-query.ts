import { builder } from '../../graphql/builder.ts';
import { ValidationError } from '../../graphql/errors.ts';
import { catalogSorts, defaultPageSize, filterTypes } from '../../search/catalog-search.ts';
import { createSqlCatalogSearch } from '../../search/sql-catalog-search.ts';
import { ProductListType } from './product-list.ts';

/** The most filters of one search: every value of every list of the filter panel, and room. */
const mostFilters = 500;

const FilterTypeType = builder.enumType('FilterType', {
  description: 'What a filter looks at.',
  values: filterTypes,
});

const SortType = builder.enumType('ProductSort', {
  description: 'The order of a product list.',
  values: catalogSorts,
});

const FilterInput = builder.inputType('FilterInput', {
  description: 'One filter. Several of one type widen each other, different types narrow each other.',
  fields: (t) => ({
    type: t.field({ type: FilterTypeType, required: true, description: 'What it looks at.' }),
    value: t.string({ required: true, description: 'One value, or `min-max` for a range.' }),
  }),
});

builder.queryField('searchProductsNew', (t) =>
  t.field({
    type: ProductListType,
    description: 'Published products by filters and words.',
    args: {
      filters: t.arg({ type: [FilterInput], description: 'The filters.' }),
      limit: t.arg.int({ defaultValue: defaultPageSize, description: 'Products on a page, at most 100.' }),
      offset: t.arg.int({ defaultValue: 0, description: 'Products before this page; 9972 can be reached.' }),
      searchString: t.arg.string({ description: 'Words that title or brand must hold.' }),
      sort: t.arg({ type: SortType, description: 'The order; RECOMMENDED without it.' }),
    },
    resolve: async (_root, { filters, limit, offset, searchString, sort }, { db }) => {
      if (filters && filters.length > mostFilters)
        throw new ValidationError('validation_error', [{ field: 'filters', code: 'too_many_filters' }]);
      return await createSqlCatalogSearch(db).search({
        filters: filters ?? [],
        searchString: searchString ?? '',
        sort: sort ?? 'RECOMMENDED',
        limit: limit ?? defaultPageSize,
        offset: offset ?? 0,
      });
    },
  }),
);
