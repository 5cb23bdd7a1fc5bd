import { expect } from 'vitest';
import type { ApiHarness } from '#tests/setup/api-harness.ts';

export type Answer = Readonly<Record<string, unknown>>;

const facts = `uuid slug changedAt editorialDescription editorialSource productState productType { abbreviation }
  category { value } collections { value } colors { value } styles { value }
  productTypeAttributes { name value } productTranslations { language title editorialDescription }`;

const calls: Readonly<Record<string, { readonly kind: 'query' | 'mutation'; readonly shown: string }>> = {
  updateProductBySlug: {
    kind: 'mutation',
    shown: `... on ProductEditResult { changedMeanwhile product { ${facts} } } ... on ValidationError { fields { field code } }`,
  },
  regenerateEditorialDescription: {
    kind: 'mutation',
    shown: `... on Product { ${facts} } ... on ValidationError { fields { field code } }`,
  },
  deleteEditorialDescription: { kind: 'mutation', shown: `... on Product { ${facts} }` },
  updateInstructionConfig: {
    kind: 'mutation',
    shown: '... on InstructionConfig { instructions } ... on ValidationError { fields { field code } }',
  },
  editorialDescriptionConfig: {
    kind: 'query',
    shown: '... on EditorialDescriptionConfig { instructions model temperature }',
  },
  instructionConfig: { kind: 'query', shown: '... on InstructionConfig { instructions }' },
  productEdits: {
    kind: 'query',
    shown: '... on ProductEdits { edits { editor changes { field from to } } }',
  },
  scores: {
    kind: 'query',
    shown: `... on ProductScores { weightsSource ${[
      ...['age', 'cart', 'completeness', 'ctr', 'price', 'reviews', 'wishlist', 'freshness'],
    ]
      .map((name) => `${name} { score weight }`)
      .join(' ')} }`,
  },
};

/** Runs a staff operation with its arguments in GraphQL syntax; returns its data or its error. */
export async function callStaff(
  api: ApiHarness,
  name: keyof typeof calls & string,
  args: string,
  token?: string,
): Promise<Answer> {
  const call = calls[name];
  if (call === undefined) throw new Error(`${name} is no operation of staff`);
  const head = args === '' ? name : `${name}(${args})`;
  const answer = await api.graphql<{ it: Answer }>(
    `${call.kind} { it: ${head} { ${call.shown} ... on Error { errorCode message } } }`,
    {},
    { token },
  );
  expect(answer.errors).toEqual([]);
  return answer.data.it;
}
