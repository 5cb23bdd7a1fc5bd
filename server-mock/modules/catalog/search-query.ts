import { builder } from '../../graphql/builder.ts';
import { ValidationError } from '../../graphql/errors.ts';
import { catalogSorts, defaultPageSize } from '../../search/catalog-search.ts';
import { selects } from './asked-fields.ts';
import { spendSearch } from './count-search.ts';
import { FilterTypeType } from './filter-object.ts';
import { ProductListType } from './product-list.ts';
import { searchProducts } from './search-products.ts';
import { isShareable, validityOfList } from './shared-answers.ts';

/** The maximum number of filters in one search: more than all values of all lists in the filter panel. */
export const mostFilters = 500;

const SortType = builder.enumType('ProductSort', {
  description: 'The order of a product list.',
  values: catalogSorts,
});

export const FilterInput = builder.inputType('FilterInput', {
  description: 'One filter. Several of one type widen each other, different types narrow each other.',
  fields: (t) => ({
    type: t.field({ type: FilterTypeType, required: true, description: 'What it looks at.' }),
    value: t.string({
      required: true,
      description: 'One value, or `min-max` for a range; BRAND takes the slug of the brand.',
    }),
  }),
});

builder.queryField('searchProductsNew', (t) =>
  t.field({
    type: ProductListType,
    description: 'Published products by filters and words, with what else can be chosen.',
    args: {
      filters: t.arg({ type: [FilterInput], description: 'The filters.' }),
      limit: t.arg.int({ defaultValue: defaultPageSize, description: 'Products on a page, at most 100.' }),
      offset: t.arg.int({ defaultValue: 0, description: 'Products before this page; 9972 can be reached.' }),
      searchString: t.arg.string({ description: 'Words that a product must hold.' }),
      sort: t.arg({ type: SortType, description: 'The order; RECOMMENDED without it.' }),
      mltSlug: t.arg.string({ description: 'Only what resembles the product at this address.' }),
      personalized: t.arg.boolean({
        description: 'Order RECOMMENDED by taste; only for a signed-in user who agreed to statistics.',
      }),
      postcode: t.arg.string({ description: 'From where distances are counted: 1012, 1012AB.' }),
      country: t.arg.string({ description: 'The country of the postcode: NL or BE.' }),
      seed: t.arg.int({ description: 'For RANDOM: the same seed gives the same order.' }),
    },
    resolve: async (_root, { filters, ...asked }, context, info) => {
      if (filters && filters.length > mostFilters)
        throw new ValidationError('validation_error', [{ field: 'filters', code: 'too_many_filters' }]);
      await spendSearch(context);
      const isShared = isShareable(info, 'ProductList');
      // A search counts its words; the order by taste is personal.
      if (isShared && !asked.searchString && !asked.personalized)
        await context.cacheAnswer?.(() => validityOfList(context));
      const question = {
        ...asked,
        filters: filters ?? [],
        facets: selects(info, 'filters') || selects(info, 'filterGroups'),
      };
      return { ...(await searchProducts(context, question)), isShared };
    },
  }),
);
