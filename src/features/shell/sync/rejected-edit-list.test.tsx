import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RejectedEdit } from '#src/data/db/types.ts';
import { RejectedEditList } from './rejected-edit-list.tsx';

const refused: RejectedEdit = {
  id: 'shelf-1',
  collection: 'drafts',
  docId: '3f0d5c1e-6f0a-4f57-9c3b-0a4f2a1b7c11',
  content: JSON.stringify({
    id: 'x',
    title: 'Kuipje',
    price: 45,
    photos: [],
    styles: [],
    brandUnknown: true,
  }),
  code: 'document_too_large',
  fields: [],
  at: 1,
};
const onRetry = vi.fn<(entry: RejectedEdit) => void>();
const onThrowAway = vi.fn<(entry: RejectedEdit) => void>();

function show(entry: RejectedEdit): void {
  render(
    <I18nProvider i18n={i18n}>
      <RejectedEditList
        entries={[entry]}
        linkTo={() => <a href="/x">Open</a>}
        draftTexts={(field, value) => ({
          name: `the ${field}`,
          text: typeof value === 'number' ? `€ ${value}` : null,
        })}
        onRetry={onRetry}
        onThrowAway={onThrowAway}
      />
    </I18nProvider>,
  );
}

const press = (name: string, place: HTMLElement = document.body) =>
  act(() => within(place).getByRole('button', { name }).click());

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  onRetry.mockReset();
  onThrowAway.mockReset();
});
afterEach(cleanup);

test('a refused edit is shown with its reason and its filled fields, labelled as in the form', () => {
  show(refused);
  const row = screen.getByRole('listitem');
  expect(row.textContent).toContain('This is too long to save.');
  expect(
    within(row)
      .getAllByRole('term')
      .map((term) => term.textContent),
  ).toEqual(['the title', 'the price', 'the brandUnknown']);
  expect(
    within(row)
      .getAllByRole('definition')
      .map((text) => text.textContent),
  ).toEqual(['Kuipje', '€ 45', '✓']);
});

test('a refused address is labelled as in its form, without fields that people do not know', () => {
  const address = {
    ...{ id: 'x', firstName: 'Noor', houseNumber: '12', houseNumberExtension: '', country: 'BE' },
    ...{ createdAt: 1, fieldOfANewerVersion: 'b' },
  };
  show({ ...refused, collection: 'addresses', code: 'invalid_document', content: JSON.stringify(address) });
  const row = screen.getByRole('listitem');
  const textsOf = (role: string) =>
    within(row)
      .getAllByRole(role)
      .map((part) => part.textContent);
  expect(textsOf('term')).toEqual(['First name', 'House number', 'Country']);
  expect(textsOf('definition')).toEqual(['Noor', '12', 'Belgium']);
});

test('trying again offers exactly this entry to the server once more', () => {
  show(refused);
  press('Try again');
  expect(onRetry.mock.calls).toEqual([[refused]]);
  expect(onThrowAway).not.toHaveBeenCalled();
});

test('discarding asks first: cancelling keeps the edit, and only confirming discards it', () => {
  show(refused);
  press('Delete');
  press('Keep it', screen.getByRole('alertdialog'));
  expect(onThrowAway).not.toHaveBeenCalled();
  press('Delete');
  press('Delete', screen.getByRole('alertdialog'));
  expect(onThrowAway.mock.calls).toEqual([[refused]]);
});

test('another device’s value that is shown beside mine is not sent again', () => {
  show({ ...refused, code: 'other_version' });
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
