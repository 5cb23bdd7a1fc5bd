import { builder } from '../../graphql/builder.ts';
import { type PopularSearch, popularSearches } from './popular-searches.ts';

const PopularSearchType = builder.objectRef<PopularSearch>('PopularSearch').implement({
  description: 'Words that many people search for.',
  fields: (t) => ({
    query: t.exposeString('words', { description: 'The words.' }),
    count: t.exposeInt('count', { description: 'Searches in the last 30 days.' }),
  }),
});

builder.queryField('popularSearches', (t) =>
  t.field({
    type: [PopularSearchType],
    description: 'What is searched for most, at most 10; with a query what begins with it or comes close.',
    args: { query: t.arg.string({ description: 'What was typed so far.' }) },
    resolve: (_root, { query }, context) => popularSearches(context, (query ?? '').slice(0, 60)),
  }),
);
