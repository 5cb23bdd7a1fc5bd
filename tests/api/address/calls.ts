import { expect } from 'vitest';
import type { ApiHarness } from '../../setup/api-harness.ts';

interface Suggestion {
  readonly label: string;
  readonly matchStart: number;
  readonly matchEnd: number;
  readonly placeId: string;
}
interface Answer {
  readonly __typename: string;
  readonly errorCode?: string;
  readonly message?: string;
  readonly suggestions?: readonly Suggestion[];
  readonly sessionId?: string;
  readonly street?: string;
  readonly postcode?: string;
}

export async function suggest(
  api: ApiHarness,
  input: string,
  sessionId: string | null = null,
): Promise<Answer> {
  const { data, errors } = await api.graphql<{ answer: Answer }>(
    `query ($input: String!, $sessionId: String) { answer: addressAutocomplete(input: $input, sessionId: $sessionId) {
      __typename ... on AddressSuggestions { sessionId suggestions { label matchStart matchEnd placeId } }
      ... on Error { errorCode message } } }`,
    { input, sessionId },
  );
  expect(errors).toEqual([]);
  return data.answer;
}

export async function select(
  api: ApiHarness,
  given: { placeId: string; sessionId: string; label?: string; cartUuid?: string },
  token?: string,
): Promise<Answer> {
  const { data, errors } = await api.graphql<{ answer: Answer }>(
    `mutation ($cartUuid: String, $label: String!, $placeId: String!, $sessionId: String!) {
      answer: addressSelect(cartUuid: $cartUuid, label: $label, placeId: $placeId, sessionId: $sessionId) {
        __typename ... on Address { firstName lastName companyName street houseNumber houseNumberExtension postcode city
          province country phoneNumber email } ... on Error { errorCode message } } }`,
    { label: '', ...given },
    { token },
  );
  expect(errors).toEqual([]);
  return data.answer;
}

export async function firstOf(api: ApiHarness, input: string) {
  const answer = await suggest(api, input);
  return { placeId: answer.suggestions?.[0]?.placeId ?? '', sessionId: answer.sessionId ?? '' };
}
