import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FormPlace } from '#domain/address/filled-place.ts';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import { AddressEntry } from './address-entry.tsx';

// These tests are slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

interface Asked {
  readonly operationName: string;
  readonly variables: Readonly<Record<string, unknown>>;
}
let asked: Asked[] = [];
let answers: Record<string, object> = {};
const onPicked = vi.fn();
const onFill = vi.fn();

const found = {
  __typename: 'AddressSuggestions',
  sessionId: 'session-1',
  suggestions: [
    {
      __typename: 'AddressSuggestion',
      label: 'Kerkstraat 12, 3511 AB Utrecht',
      matchStart: 0,
      matchEnd: 4,
      placeId: 'a',
    },
    {
      __typename: 'AddressSuggestion',
      label: 'Kerkstraat 12, 9000 Gent',
      matchStart: 0,
      matchEnd: 4,
      placeId: 'b',
    },
  ],
};
const nowhere = {
  ...{
    street: '',
    houseNumber: '',
    houseNumberExtension: '',
    postcode: '',
    city: '',
    country: 'NL' as const,
  },
};
const place = {
  ...{
    street: 'Kerkstraat',
    houseNumber: '12',
    houseNumberExtension: '',
    postcode: '3511 AB',
    city: 'Utrecht',
  },
  ...{ province: 'nl-utrecht', country: 'NL' },
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  asked = [];
  onPicked.mockReset();
  onFill.mockReset();
  answers = { addressAutocomplete: found, addressSelect: { __typename: 'Address', ...place } };
  vi.stubGlobal('fetch', async (_url: string, init: { body: string }) => {
    const question: Asked = JSON.parse(init.body);
    asked.push(question);
    const name = question.operationName === 'SelectAddress' ? 'addressSelect' : 'addressAutocomplete';
    if (answers[name] === undefined) return new Response('no', { status: 503 });
    return new Response(JSON.stringify({ data: { [name]: answers[name] } }));
  });
});
afterEach(() => {
  cleanup();
  online$.next(true);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function Entry({ cartUuid }: { readonly cartUuid: string | null }) {
  const [at, setAt] = useState<FormPlace>(nowhere);
  const fill = (part: Partial<FormPlace>) => {
    onFill(part);
    setAt((before) => ({ ...before, ...part }));
  };
  return <AddressEntry place={at} onFill={fill} onPicked={onPicked} cartUuid={cartUuid} />;
}

function show(cartUuid: string | null = null) {
  render(
    <I18nProvider i18n={i18n}>
      <Entry cartUuid={cartUuid} />
    </I18nProvider>,
  );
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Find your address' });
  act(() => box.focus());
  return box;
}
const type = (box: HTMLInputElement, value: string) => fireEvent.change(box, { target: { value } });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const questions = () => asked.map(({ operationName }) => operationName);

async function pickFirst(box: HTMLInputElement) {
  type(box, 'Kerk');
  await pass(250);
  await pass(0);
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  fireEvent.keyDown(box, { key: 'Enter' });
  await pass(0);
  await pass(0);
}

describe('ADDR-005 ADDR-006 when suggestions are asked for', () => {
  test('from 3 characters, 250 ms after the last keystroke, once', async () => {
    const box = show();
    type(box, 'Ke');
    await pass(1000);
    expect(asked).toEqual([]);
    type(box, 'Ker');
    await pass(249);
    type(box, 'Kerk');
    await pass(249);
    expect(asked).toEqual([]);
    await pass(1);
    expect(asked.map(({ variables }) => variables)).toEqual([{ input: 'Kerk', sessionId: null }]);
  });

  test('ADDR-003 under the session of the server until a choice', async () => {
    const box = show();
    type(box, 'Kerk');
    await pass(250);
    type(box, 'Kerks');
    await pass(250);
    expect(asked[1]?.variables).toEqual({ input: 'Kerks', sessionId: 'session-1' });
  });
});

describe('ADDR-004 ADDR-007 a choice', () => {
  test('by keyboard is resolved to the whole address; typing on clears it', async () => {
    const box = show();
    await pickFirst(box);
    expect(asked.at(-1)).toMatchObject({
      operationName: 'SelectAddress',
      variables: { label: found.suggestions[0]?.label, placeId: 'a', sessionId: 'session-1' },
    });
    // Exact match: the picked address is saved, and the account refuses a saved address with a field that GraphQL
    // added.
    expect(onPicked.mock.calls).toEqual([[place]]);
    expect(box.value).toBe('Kerkstraat 12, 3511 AB Utrecht');
    const { province: _, ...whole } = place;
    expect(onFill.mock.calls).toEqual([[whole]]);
    type(box, 'Kerkstraat 1');
    expect(onFill.mock.calls.slice(1)).toEqual([[{ street: '', houseNumber: '', postcode: '', city: '' }]]);
    await pass(250);
    expect(asked.at(-1)?.variables).toEqual({ input: 'Kerkstraat 1', sessionId: null });
  });

  test('ADDR-009 names the cart that it goes into', async () => {
    await pickFirst(show('cart-1'));
    expect(asked.at(-1)?.variables).toMatchObject({ cartUuid: 'cart-1' });
  });

  test('ADDR-022 a place that no longer exists shows a message and chooses nothing', async () => {
    answers.addressSelect = {
      __typename: 'AddressSelectNotFoundError',
      errorCode: 'address_select_place_not_found',
      message: '',
    };
    await pickFirst(show());
    expect(
      screen.getByText('We could not load this address. Choose another one or enter it yourself.'),
    ).toBeTruthy();
    expect(onPicked).not.toHaveBeenCalled();
  });
});

test('ADDR-021 an empty result shows a message', async () => {
  answers.addressAutocomplete = {
    __typename: 'AddressAutocompleteNotFoundError',
    errorCode: 'address_no_suggestions_found',
    message: '',
  };
  type(show(), 'zzzz');
  await pass(250);
  await pass(0);
  expect(screen.getByText('No suggestions found.')).toBeTruthy();
});

test('ADDR-023 an error clears the suggestions and shows the next step', async () => {
  const box = show();
  type(box, 'Kerk');
  await pass(250);
  await pass(0);
  expect(screen.getAllByRole('option')).toHaveLength(2);
  delete answers.addressAutocomplete;
  type(box, 'Kerks');
  await pass(250);
  await pass(0);
  expect(screen.queryAllByRole('option')).toEqual([]);
  expect(screen.getByText(/^Address search is not working right now/)).toBeTruthy();
});

test('offline no request is made, and the field asks to fill in the address by hand', async () => {
  online$.next(false);
  type(show(), 'Kerkstraat');
  await pass(1000);
  expect(questions()).toEqual([]);
  expect(screen.getByText(/^You are offline/)).toBeTruthy();
});
