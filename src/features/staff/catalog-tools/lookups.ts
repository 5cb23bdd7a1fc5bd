import { queryOptions } from '@tanstack/react-query';
import { request } from '#src/data/graphql/client.ts';
import { currentLocale } from '#src/i18n/i18n.ts';
import type { Choice } from '#src/ui/kit/choice.ts';
import {
  StaffCategoriesDocument,
  StaffCollectionsDocument,
  StaffColorsDocument,
  StaffStylesDocument,
} from './staff.gen.ts';
import { notPersisted } from './staff-product.ts';

/** Reference data changes only with a release. */
const staleTime = 60 * 60_000;

// Queried only by an open editor, so only by staff (STAFF-018).
const lookup = <Value>(name: string, ask: (signal: AbortSignal) => Promise<Value>) => {
  return queryOptions({
    queryKey: ['staff', 'lookup', name, currentLocale()] as const,
    queryFn: ({ signal }) => ask(signal),
    staleTime,
    retry: false,
    meta: notPersisted,
  });
};

const choicesOf = (
  entries: readonly { readonly value: string; readonly title: string }[],
): readonly Choice[] => entries.map(({ value, title }) => ({ value, label: title }));

export const colorsQuery = () =>
  lookup('colors', async (signal): Promise<readonly Choice[]> => {
    const { colors } = await request(StaffColorsDocument, {}, { signal });
    return colors.map(({ value, title, hex }) => ({ value, label: title, swatch: hex }));
  });

export const collectionsQuery = () =>
  lookup('collections', async (signal) =>
    choicesOf((await request(StaffCollectionsDocument, {}, { signal })).collections),
  );

export const stylesQuery = () =>
  lookup('styles', async (signal) => choicesOf((await request(StaffStylesDocument, {}, { signal })).styles));

export interface CategoryLookup {
  /** Each value is the path from the main category down; the label includes the parent categories. */
  readonly categories: readonly Choice[];
  readonly productTypes: readonly Choice[];
}

export const categoriesQuery = () =>
  lookup('categories', async (signal): Promise<CategoryLookup> => {
    const { categories, productTypes } = await request(StaffCategoriesDocument, {}, { signal });
    return {
      categories: categories.flatMap((main) =>
        main.children.flatMap((sub) =>
          sub.children.map(({ path, title }) => {
            return { value: path, label: `${title} (${main.title} › ${sub.title})` };
          }),
        ),
      ),
      productTypes: productTypes.map(({ abbreviation, label }) => ({ value: abbreviation, label })),
    };
  });
