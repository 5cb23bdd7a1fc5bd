import { allCategories } from '#domain/catalog/categories.ts';
import { colors } from '#domain/catalog/colors.ts';
import { SearchProductsDocument } from '#src/features/shop/catalog/catalog.gen.ts';

interface Filter {
  readonly type: string;
  readonly value: string;
}

/** Lists as people ask for them: 36 products and all facets, with eight kinds of filters in different values. */
function lists(): readonly Record<string, unknown>[] {
  const paths = allCategories().map(
    ({ main, sub, category }) => `${main.value}/${sub.value}/${category.value}`,
  );
  return Array.from({ length: 56 }, (_, at) => {
    const category: Filter = { type: 'CATEGORY', value: paths[(at * 7) % paths.length] ?? 'meubels' };
    const main: Filter = { type: 'CATEGORY', value: category.value.split('/')[0] ?? 'meubels' };
    const color: Filter = { type: 'COLORS', value: colors[at % colors.length]?.value ?? 'wit' };
    const price: Filter = { type: 'PRICE', value: `${50 + at}-${900 + 10 * at}` };
    const kinds: readonly Record<string, unknown>[] = [
      { filters: [category] },
      { filters: [main, color] },
      { filters: [main, price] },
      { filters: [category, color, price] },
      { filters: [main, { type: 'WIDTH', value: `${40 + at}-${180 + at}` }], sort: 'PRICE_ASC' },
      { filters: [main, { type: 'SALE', value: 'true' }], sort: 'DATE_NEWEST' },
      {
        filters: [main, { type: 'DISTANCE', value: '25' }],
        postcode: `${1011 + 100 * at}`,
        country: 'NL',
      },
      { filters: [{ type: 'PROVINCE', value: 'nl-utrecht' }, price], offset: 36 },
    ];
    return kinds[at % kinds.length] ?? {};
  });
}

/** The bodies of the requests, as the app sends them. */
export const listBodies: readonly string[] = lists().map((variables) =>
  JSON.stringify(SearchProductsDocument.questionWith({ limit: 36, ...variables })),
);
