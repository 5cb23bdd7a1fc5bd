import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findProductType } from '#domain/catalog/product-types.ts';
import { emptyDraft, type ListingDraft } from '#domain/product/draft.ts';
import { useValue } from '#src/ui/kit/use-value.ts';
import { editDraftStore } from '../edit/edit-draft-store.ts';
import { openDraftSession } from '../model/open-draft-session.ts';
import { AttributeFields } from './attribute-fields.tsx';
import { DraftFormContext } from './draft-form-context.ts';
import { FormChecks } from './form-checks.ts';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
afterEach(cleanup);

const first = emptyDraft('8f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e02', 0);
let given: ListingDraft['attributes'] = [];

function Fields({ of }: { readonly of: string }) {
  const [session] = useState(() => openDraftSession(first.id, editDraftStore(first), () => 0));
  const [checks] = useState(() => new FormChecks(first, null));
  const type = findProductType(of);
  given = useValue(session.view$).draft.attributes;
  if (type === null) return null;
  return (
    <DraftFormContext value={{ session, checks, sellerType: null }}>
      <AttributeFields type={type} />
    </DraftFormContext>
  );
}

function show(of: string) {
  render(
    <I18nProvider i18n={i18n}>
      <Fields of={of} />
    </I18nProvider>,
  );
}

async function choose(label: RegExp, choice: string) {
  fireEvent.click(screen.getByRole('button', { name: label }));
  fireEvent.click(await screen.findByRole('option', { name: choice }));
}

test('FORM-062 a number, a yes or no and a text of the product type, stored under their names', async () => {
  show('LMP');
  fireEvent.change(screen.getByRole('textbox', { name: 'Number of light points' }), {
    target: { value: '3' },
  });
  await choose(/Dimmable/, 'Yes');
  expect(given).toEqual([
    { name: 'light_points', value: '3' },
    { name: 'dimmable', value: 'true' },
  ]);
  cleanup();
  show('TBW');
  fireEvent.change(screen.getByRole('textbox', { name: /ark/ }), { target: { value: 'Mosa' } });
  await choose(/Shape/, 'Round');
  expect(given.map(({ value }) => value)).toEqual(['Mosa', 'round']);
  await choose(/Shape/, 'Not specified');
  expect(given.map(({ value }) => value)).toEqual(['Mosa']);
});
