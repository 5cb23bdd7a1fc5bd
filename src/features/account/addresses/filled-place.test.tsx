import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import { AddressEntry } from './address-entry.tsx';
import { PlaceFields } from './address-fields.tsx';
import { blankAddress } from './address-store.ts';
import { useAddressForm } from './use-address-form.ts';

// Filled-in and typed values are distinguished: findings C9 and C10 of docs/reviews/2026-11-findings.md.

// Forms of this size are slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const damrak = {
  ...{ __typename: 'Address', street: 'Damrak', houseNumber: '12', houseNumberExtension: 'A' },
  ...{ postcode: '1012 AB', city: 'Amsterdam', province: 'nl-noord-holland', country: 'NL' },
};
const saved = {
  ...{ street: 'Biltstraat', houseNumber: '88', houseNumberExtension: '', postcode: '3572 BJ' },
  ...{ city: 'Utrecht', country: 'NL' as const },
};

let labels: string[];
let resolved: object;
let hold: Promise<void> | null;
let asked: { readonly operationName: string; readonly variables: Record<string, unknown> }[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  labels = ['Damrak 12 A, 1012 AB Amsterdam'];
  resolved = damrak;
  hold = null;
  asked = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const question = JSON.parse(body);
    asked.push(question);
    if (question.operationName === 'SelectAddress') {
      await hold;
      return new Response(JSON.stringify({ data: { addressSelect: resolved } }));
    }
    const suggestions = labels.map((label) => ({
      ...{ __typename: 'AddressSuggestion', label, matchStart: 0, matchEnd: 0, placeId: label },
    }));
    const found = { __typename: 'AddressSuggestions', sessionId: 'session-1', suggestions };
    const none = { __typename: 'AddressAutocompleteNotFoundError', errorCode: 'none', message: '' };
    const answer = labels.length > 0 ? found : none;
    return new Response(JSON.stringify({ data: { addressAutocomplete: answer } }));
  });
});
afterEach(() => {
  cleanup();
  online$.next(true);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function Form({ first }: { readonly first: object }) {
  const form = useAddressForm({ ...blankAddress('6a0f0ab5-6b0e-4b65-9d0c-6cf1b7a5a001', 1), ...first });
  return (
    <I18nProvider i18n={i18n}>
      <AddressEntry place={form.values} onFill={form.change} />
      <PlaceFields form={form} />
    </I18nProvider>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' });
const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const searchBox = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Find your address' });
const search = (value: string) => {
  act(() => searchBox().focus());
  fireEvent.change(searchBox(), { target: { value } });
};
const pass = async (milliseconds: number) => {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await act(() => vi.advanceTimersByTimeAsync(0));
};
const shown = () =>
  ['Street', 'House number', 'Suffix', 'Postcode', 'City'].map((name) => field(name).value).join('|');
const nothing = '||||';

async function pickFirst(text: string) {
  search(text);
  await pass(250);
  fireEvent.keyDown(searchBox(), { key: 'ArrowDown' });
  fireEvent.keyDown(searchBox(), { key: 'Enter' });
  await pass(0);
}

describe('ADDR-004 searching for another address', () => {
  test('takes out what the search filled in before, and gives it back when the search is emptied', async () => {
    render(<Form first={{}} />);
    await pickFirst('Damrak 12');
    expect(shown()).toBe('Damrak|12|A|1012 AB|Amsterdam');
    search('Kerkstraat');
    expect(shown()).toBe(nothing);
    search('');
    expect(shown()).toBe('Damrak|12|A|1012 AB|Amsterdam');
  });

  test('so does the address that the form began with', () => {
    render(<Form first={saved} />);
    search('D');
    expect(shown()).toBe(nothing);
    search('');
    expect(shown()).toBe('Biltstraat|88||3572 BJ|Utrecht');
  });

  test('typed text stays, before and after', async () => {
    render(<Form first={{}} />);
    fill('City', 'Haarlem');
    search('Damrak');
    expect(shown()).toBe('||||Haarlem');
    await pickFirst('Damrak 12');
    expect(shown()).toBe('Damrak|12|A|1012 AB|Amsterdam');
    fill('House number', '14');
    search('Kerkstraat');
    expect(shown()).toBe('|14|||');
    fill('Street', 'Kalverstraat');
    search('');
    expect(shown()).toBe('Kalverstraat|14|A|1012 AB|Amsterdam');
  });
});

describe('postcode and house number', () => {
  test('fill in street and city, and nothing before both are complete', async () => {
    render(<Form first={{}} />);
    fill('Postcode', '1012ab');
    await pass(1000);
    expect(asked).toEqual([]);
    fill('House number', '12');
    await pass(250);
    expect(asked.map(({ variables }) => variables)).toEqual([
      { input: '1012AB 12', sessionId: null },
      { cartUuid: null, label: labels[0], placeId: labels[0], sessionId: 'session-1' },
    ]);
    expect(shown()).toBe('Damrak|12||1012ab|Amsterdam');
  });

  test('a street that was typed stays, also when the answer comes after it', async () => {
    let answer = () => {};
    hold = new Promise((resolve) => {
      answer = resolve;
    });
    render(<Form first={{}} />);
    fill('Postcode', '1012 AB');
    fill('House number', '12');
    await pass(250);
    fill('Street', 'Nieuwendijk');
    answer();
    await pass(0);
    expect(shown()).toBe('Nieuwendijk|12||1012 AB|Amsterdam');
  });

  test('an answer about another number fills in nothing', async () => {
    resolved = { ...damrak, houseNumber: '112' };
    render(<Form first={{}} />);
    fill('Postcode', '1012 AB');
    fill('House number', '12');
    await pass(250);
    expect(asked).toHaveLength(2);
    expect(shown()).toBe('|12||1012 AB|');
  });

  test('what follows from a postcode goes with it; a number in the same street changes nothing', async () => {
    render(<Form first={{}} />);
    fill('Postcode', '1012 AB');
    fill('House number', '12');
    await pass(250);
    fill('House number', '14');
    await pass(250);
    expect(asked).toHaveLength(2);
    expect(shown()).toBe('Damrak|14||1012 AB|Amsterdam');
    fill('Postcode', '1012 A');
    expect(shown()).toBe('|14||1012 A|');
  });

  test('a complete address is not looked up; with another postcode it is', async () => {
    render(<Form first={saved} />);
    await pass(1000);
    fill('House number', '12');
    await pass(1000);
    expect(asked).toEqual([]);
    fill('Postcode', '1012 AB');
    await pass(250);
    expect(shown()).toBe('Damrak|12||1012 AB|Amsterdam');
  });

  test('of Belgium fill in the city alone while the postcode has several streets', async () => {
    labels = ['Veldstraat 12, 9000 Gent', 'Kerkstraat 12, 9000 Gent'];
    resolved = { ...damrak, street: 'Veldstraat', postcode: '9000', city: 'Gent', country: 'BE' };
    render(<Form first={{}} />);
    fireEvent.click(screen.getByLabelText('Belgium'));
    fill('Postcode', '9000');
    fill('House number', '12');
    await pass(250);
    expect(shown()).toBe('|12||9000|Gent');
  });

  test('that nobody knows leave the fields open, without a word', async () => {
    labels = [];
    render(<Form first={{}} />);
    fill('Postcode', '1012 AB');
    fill('House number', '12');
    await pass(250);
    expect(shown()).toBe('|12||1012 AB|');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(field('Street').getAttribute('aria-invalid')).not.toBe('true');
  });

  test('are not looked up offline, nor reported when the server fails', async () => {
    online$.next(false);
    render(<Form first={{}} />);
    fill('Postcode', '1012 AB');
    fill('House number', '12');
    await pass(1000);
    expect(asked).toEqual([]);
    vi.stubGlobal('fetch', async () => new Response('no', { status: 503 }));
    act(() => online$.next(true));
    await pass(250);
    expect(shown()).toBe('|12||1012 AB|');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
