import { request } from '#src/data/graphql/client.ts';
import type { TypedDocumentString } from '#src/data/graphql/typed-document.ts';
import type { SignedInUserFragment } from './auth.gen.ts';
import type { Answer, Refusal } from './use-attempt.ts';

export type SignedInUser = SignedInUserFragment;

type Member = { readonly __typename: string };
type RefusalOf<Union extends Member> = Extract<Union, Refusal>;
type ValueOf<Union extends Member> = Exclude<Union, Refusal>;

function isRefusal<Union extends Member>(member: Union): member is RefusalOf<Union> {
  return 'errorCode' in member;
}

/**
 * Sends a request whose result is a union of a value and errors. Rejects as `request` does when the server cannot be
 * reached.
 */
export async function ask<Result, Variables, Union extends Member>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
  pick: (result: Result) => Union,
): Promise<Answer<ValueOf<Union>>> {
  const answer = pick(await request(document, variables));
  if (isRefusal(answer)) return { kind: 'refused', refusal: answer };
  return { kind: 'done', value: answer as ValueOf<Union> };
}
