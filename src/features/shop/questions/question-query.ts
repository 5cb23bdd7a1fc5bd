import { queryOptions } from '@tanstack/react-query';
import { request } from '#src/data/graphql/client.ts';
import { QuestionProductDocument } from './questions.gen.ts';

/** The product that the question is about; null if it does not exist or is not public. */
export function questionProductQuery(uuid: string) {
  return queryOptions({
    queryKey: ['product', 'question', uuid],
    queryFn: async ({ signal }) => {
      const { productByUuid } = await request(QuestionProductDocument, { uuid }, { signal });
      return 'slug' in productByUuid ? productByUuid : null;
    },
  });
}

export type QuestionProduct = NonNullable<
  Awaited<ReturnType<NonNullable<Exclude<ReturnType<typeof questionProductQuery>['queryFn'], symbol>>>>
>;
