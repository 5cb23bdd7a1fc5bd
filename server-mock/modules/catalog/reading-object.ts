import { builder } from '../../graphql/builder.ts';
import type { SearchReading } from '../../search/catalog-search.ts';
import { type UnderstoodPart, understoodKinds } from '../../search/understand/understand.ts';
import { titleOfFilter } from './filter-titles.ts';

const UnderstoodKindType = builder.enumType('UnderstoodKind', {
  description: 'What a part of a search means.',
  values: understoodKinds,
});

const UnderstoodPartType = builder.objectRef<UnderstoodPart>('UnderstoodPart').implement({
  description:
    'A part of a search that was understood as a condition, such as a price, and not as words to look for.',
  fields: (t) => ({
    kind: t.field({ type: UnderstoodKindType, description: 'What it means.', resolve: ({ kind }) => kind }),
    value: t.exposeString('value', {
      description: 'PRICE: `min-max` in whole euros; DECADE: `jaren-70`; PLACE: its name; CHEAPEST: empty.',
    }),
    text: t.exposeString('text', { description: 'As it was typed.' }),
    rest: t.exposeString('rest', { description: 'The search without this part, to take it back.' }),
  }),
});

export const ReadingType = builder.objectRef<SearchReading>('SearchReading').implement({
  description: 'How a search was understood.',
  fields: (t) => ({
    understood: t.field({
      type: [UnderstoodPartType],
      description: 'Prices, decades and places in it.',
      resolve: ({ understood }) => [...understood],
    }),
    leftOut: t.stringList({
      description: 'Words that no product holds together with the others; the answer is without them.',
      resolve: ({ leftOut }) => [...leftOut],
    }),
    instead: t.string({
      nullable: true,
      description:
        'The title of the category that is shown instead, because nothing that the words name is for sale.',
      resolve: ({ instead }, _args, { locale }) =>
        instead === null ? null : titleOfFilter('CATEGORY', instead, locale),
    }),
    mentioned: t.string({
      nullable: true,
      description:
        'The title of the category that the words name and in which nothing is for sale; the products only mention it.',
      resolve: ({ mentioned }, _args, { locale }) =>
        mentioned === null ? null : titleOfFilter('CATEGORY', mentioned, locale),
    }),
  }),
});
