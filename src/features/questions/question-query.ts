import { queryOptions } from '@tanstack/react-query';
import { request } from '#src/data/graphql/client.ts';
import { QuestionProductDocument } from './questions.gen.ts';

/** The piece that is asked about; null for one that does not exist or is not for everybody. */
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
