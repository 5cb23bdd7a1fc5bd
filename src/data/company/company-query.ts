import { queryOptions } from '@tanstack/react-query';
import { request } from '#src/data/graphql/client.ts';
import { CompanyDocument, type CompanyQuery } from './company.gen.ts';

export type Company = NonNullable<CompanyQuery['company']>;

const day = 24 * 60 * 60_000;

/** The company behind the shop; null while the operator has set none. Persisted for offline reading. */
export const companyQuery = queryOptions({
  queryKey: ['shop', 'company'],
  queryFn: async ({ signal }): Promise<Company | null> =>
    (await request(CompanyDocument, {}, { signal })).company,
  staleTime: day,
});
