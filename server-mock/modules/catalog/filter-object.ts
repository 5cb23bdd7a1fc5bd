import { filterTypes, ownFilterTypes } from '#domain/search/product-list-state.ts';
import { builder } from '../../graphql/builder.ts';
import type { FilterRow } from './filter-rows.ts';

export const FilterTypeType = builder.enumType('FilterType', {
  description: 'What a filter looks at.',
  values: [...filterTypes, ...ownFilterTypes],
});

export interface FilterGroup {
  readonly type: FilterRow['type'];
  readonly options: readonly FilterRow[];
}

const FilterOptionType = builder.objectRef<FilterRow>('FilterOption').implement({
  description: 'One value that a group of filters offers (FILT-007).',
  fields: (t) => ({
    value: t.exposeString('value', { description: 'The value to send.' }),
    title: t.exposeString('title', { description: 'The value for people, in the language of the request.' }),
    count: t.exposeInt('count', { description: 'Products that have it.' }),
  }),
});

export const FilterGroupType = builder.objectRef<FilterGroup>('FilterGroup').implement({
  description: 'The values that one type of filter offers.',
  fields: (t) => ({
    type: t.expose('type', { type: FilterTypeType, description: 'What it looks at.' }),
    options: t.field({
      type: [FilterOptionType],
      description: 'Its values, the most frequent first where they have no order of their own.',
      resolve: ({ options }) => [...options],
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
