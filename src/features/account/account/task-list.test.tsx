import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyDraft } from '#domain/product/draft.ts';
import { type TaskFacts, taskList } from './task-list.tsx';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
afterEach(cleanup);

const photo = (id: string, mediaKey: string | null) => ({
  id,
  hash: null,
  name: `${id}.jpg`,
  width: null,
  height: null,
  bytes: null,
  mediaKey,
});
const draft = (id: string, keys: readonly (string | null)[]) => ({
  ...emptyDraft(id, 0),
  photos: keys.map((key, index) => photo(`${id}${index}`, key)),
});

function lines(facts: Partial<TaskFacts>): [string, string][] {
  const tasks = taskList({ server: undefined, drafts: [], waiting: 0, rejected: 0, ...facts });
  return tasks.map(({ label: text, href }) => {
    const { container } = render(<I18nProvider i18n={i18n}>{text}</I18nProvider>);
    return [container.textContent ?? '', href];
  });
}

test('AUTH-050 an address to confirm comes first, then photos that were not sent, then other people', () => {
  const server = {
    pendingEmail: 'noor@hervonden.test',
    needsTraderDetails: false,
    received: 2,
    countered: 1,
    accepted: 1,
    arrived: 2,
    toDeliver: 3,
    suggestions: 3,
    account: 'ADD_ACCOUNT' as const,
    changes: [{ uuid: 'a', title: 'Teak dressoir' }],
  };
  expect(lines({ server, drafts: [draft('d', [null, 'kept', null])], waiting: 3 })).toEqual([
    ['Confirm your new email address: noor@hervonden.test', '/account/beveiliging'],
    ['Add your account number to receive your payouts', '/account/gegevens'],
    ['2 photos to send', '/account/items/concepten/d'],
    ['1 accepted bid to pay', '/account/biedingen'],
    ['3 orders to deliver', '/account/bestellingen'],
    ['2 orders to confirm', '/account/bestellingen'],
    ['2 bids to answer', '/account/biedingen'],
    ['1 counterbid for you', '/account/biedingen'],
    ['3 price suggestions to answer', '/account/verkoopsuggesties'],
    ['Changes requested: Teak dressoir', '/account/items/a'],
    ['3 unsent changes', '/account/synchronisatie'],
    ['1 draft to finish', '/account/items'],
  ]);
});

test('photos of several drafts are counted together and lead to the list of what waits', () => {
  expect(lines({ drafts: [draft('d', [null]), draft('e', ['kept']), draft('f', [null])] })[0]).toEqual([
    '2 photos to send',
    '/account/synchronisatie',
  ]);
  expect(lines({ drafts: [draft('e', ['kept'])] })).toEqual([['1 draft to finish', '/account/items']]);
});

test('refused tasks come before pending ones', () => {
  expect(lines({ waiting: 3, rejected: 1 })).toEqual([
    ['1 rejected change to check', '/account/synchronisatie'],
  ]);
  expect(lines({})).toEqual([]);
});
