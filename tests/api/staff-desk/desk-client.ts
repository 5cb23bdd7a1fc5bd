import { expect } from 'vitest';
import { inTransaction } from '#server/db/transaction.ts';
import { issueToken } from '#server/modules/auth/token.ts';
import { addAuthenticator } from '#tests/factories/second-factor.ts';
import { makeUser, type TestUser } from '#tests/factories/users.ts';
import type { ApiHarness } from '#tests/setup/api-harness.ts';

export type Answer = Readonly<Record<string, unknown>> & { readonly errorCode?: string };

/** Runs an operation in GraphQL syntax with the selection `shown`; returns its data or its error. */
export async function ask<Shown = Answer>(
  api: ApiHarness,
  token: string | undefined,
  call: string,
  shown = '',
  kind: 'query' | 'mutation' = 'query',
): Promise<Shown> {
  const answer = await api.graphql<{ it: Shown }>(
    `${kind} { it: ${call} { __typename ${shown} ... on Error { errorCode message } } }`,
    {},
    { token },
  );
  expect(answer.errors).toEqual([]);
  return answer.data.it;
}

export const change = (api: ApiHarness, token: string | undefined, call: string, shown = '') =>
  ask(api, token, call, shown, 'mutation');

/** Selects the rejected fields of operations that may return a ValidationError. */
export const refusedFields = ' ... on ValidationError { fields { field code } }';

/** A signed-in staff member, with or without a second factor; `code` returns a fresh code of it. */
export async function staffMember(
  api: ApiHarness,
  name: string,
  secondFactor = true,
): Promise<{ readonly user: TestUser; readonly token: string; readonly code: () => string }> {
  const user = await makeUser(api.db, { isStaff: true, name });
  const device = { userId: user.id, device: 'Firefox, Linux', secondFactor };
  const { token } = await inTransaction(api.db, (tx) => issueToken(tx, device, new Date()));
  return { user, token, code: await addAuthenticator(api, user) };
}
