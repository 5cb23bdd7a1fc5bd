import { builder } from '../../graphql/builder.ts';
import { isoOf } from '../../graphql/iso-of.ts';
import { staffAlone } from './page.ts';
import { readSearchHealth, type SearchHealth } from './search-health.ts';

type CountedSearch = SearchHealth['popular'][number];

const CountedSearchType = builder.objectRef<CountedSearch>('CountedSearch').implement({
  description: 'Words that people searched for.',
  fields: (t) => ({
    words: t.exposeString('words', { description: 'As they were typed, in lower case.' }),
    count: t.exposeInt('count', { description: 'How often, once a day per person.' }),
  }),
});

const HealthType = builder.objectRef<SearchHealth>('StaffSearchHealth').implement({
  description: 'How the search stands, in the process that answers.',
  fields: (t) => ({
    isIndexed: t.exposeBoolean('isIndexed', {
      description: 'The index answers; otherwise the database does.',
    }),
    isBuilding: t.exposeBoolean('isBuilding', { description: 'An index is being made.' }),
    published: t.exposeInt('published', { description: 'Products in the catalogue.' }),
    checkpoint: t.exposeInt('checkpoint', { description: 'The number of the last change in the index.' }),
    head: t.exposeInt('head', { description: 'The number of the last change of the catalogue.' }),
    lag: t.exposeInt('lag', { description: 'Changes that the index has not read.' }),
    updated: t.string({
      nullable: true,
      description: 'When the index last changed, as an ISO moment.',
      resolve: ({ updatedAt }) => isoOf(updatedAt),
    }),
    snapshotBytes: t.exposeInt('snapshotBytes', {
      nullable: true,
      description: 'Size of the stored snapshot; null without one.',
    }),
    snapshotAt: t.string({
      nullable: true,
      description: 'When it was stored, as an ISO moment.',
      resolve: ({ snapshotAt }) => isoOf(snapshotAt),
    }),
    missed: t.field({
      type: [CountedSearchType],
      description: 'Of the last 30 days, what found nothing with all of its words; the most frequent first.',
      resolve: ({ missed }) => [...missed],
    }),
    popular: t.field({
      type: [CountedSearchType],
      description: 'Of the last 30 days, what found something; the most frequent first.',
      resolve: ({ popular }) => [...popular],
    }),
  }),
});

builder.queryField('staffSearchHealth', (t) =>
  t.field({
    type: HealthType,
    description: 'How the search stands. For staff.',
    errors: { types: staffAlone },
    resolve: (_root, _args, context) => readSearchHealth(context),
  }),
);
