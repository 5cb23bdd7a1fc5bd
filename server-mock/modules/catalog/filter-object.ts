import { filterTypes, ownFilterTypes } from '#domain/search/product-list-state.ts';
import { builder } from '../../graphql/builder.ts';
import type { FilterGroup, FilterRow } from './filter-rows.ts';

export const FilterTypeType = builder.enumType('FilterType', {
  description: 'What a filter looks at.',
  values: [...filterTypes, ...ownFilterTypes],
});

type FilterOption = Pick<FilterRow, 'value' | 'title' | 'count'>;

const FilterOptionType = builder.objectRef<FilterOption>('FilterOption').implement({
  description: 'One value that a group of filters offers (FILT-007).',
  fields: (t) => ({
    value: t.exposeString('value', { description: 'The value to send.' }),
    title: t.exposeString('title', { description: 'The value for people, in the language of the request.' }),
    count: t.exposeInt('count', { description: 'Products that have it.' }),
  }),
});

function optionsOf({ values, titles, counts }: FilterGroup): FilterOption[] {
  return values.map((value, at) => ({ value, title: titles[at] ?? value, count: counts[at] ?? 0 }));
}

export const FilterGroupType = builder.objectRef<FilterGroup>('FilterGroup').implement({
  description:
    'The values that one type of filter offers, the most frequent first where they have no order of their own. `values`, `titles` and `counts` have the same order.',
  fields: (t) => ({
    type: t.expose('type', { type: FilterTypeType, description: 'What it looks at.' }),
    values: t.stringList({
      description: 'The values to send.',
      resolve: ({ values }) => [...values],
    }),
    titles: t.stringList({
      description: 'The values for people, in the language of the request.',
      resolve: ({ titles }) => [...titles],
    }),
    counts: t.intList({
      description: 'Products that have each value.',
      resolve: ({ counts }) => [...counts],
    }),
    options: t.field({
      type: [FilterOptionType],
      description: 'The values with their titles and counts, one object per value.',
      deprecationReason: 'Use values, titles and counts.',
      resolve: optionsOf,
    }),
  }),
});

export const FilterRowType = builder.objectRef<FilterRow>('Filter').implement({
  description: 'One value that a filter offers (FILT-007), or the range of one (FILT-008).',
  fields: (t) => ({
    type: t.expose('type', { type: FilterTypeType, description: 'What it looks at.' }),
    value: t.exposeString('value', {
      description: 'The value to send; for a range the chosen `min-max`, empty when none is chosen.',
    }),
    title: t.exposeString('title', { description: 'The value for people, in the language of the request.' }),
    count: t.exposeInt('count', { description: 'Products that have it.' }),
    path: t.exposeString('path', {
      nullable: true,
      description: 'The address of its own product list; null for a value without one.',
    }),
    min: t.exposeInt('min', {
      nullable: true,
      description: 'Of a range: the lowest value, in whole euros or cm.',
    }),
    max: t.exposeInt('max', {
      nullable: true,
      description: 'Of a range: the highest value, in whole euros or cm.',
    }),
    histogram: t.intList({
      description: 'Of a range: products in 24 equal steps between min and max; else empty.',
      resolve: ({ histogram }) => [...histogram],
    }),
    selected: t.exposeBoolean('selected', { description: 'Whether it was asked for.' }),
  }),
});
