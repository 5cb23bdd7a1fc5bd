// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CompanyQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyQuery = { company: { name: string, address: string, registrationNumber: string, vatNumber: string, email: string, phone: string | null, isDemo: boolean } | null };

export const CompanyDocument = new TypedDocumentString<CompanyQuery, CompanyQueryVariables>(
  'query',
  'Company',
  "query Company{company{name address registrationNumber vatNumber email phone isDemo}}",
);
