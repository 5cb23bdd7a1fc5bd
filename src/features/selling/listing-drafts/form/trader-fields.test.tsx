import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyDraft, type ListingDraft } from '#domain/product/draft.ts';
import { companyQuery } from '#src/data/company/company-query.ts';
import { useValue } from '#src/ui/kit/use-value.ts';
import { editDraftStore } from '../edit/edit-draft-store.ts';
import { openDraftSession } from '../model/open-draft-session.ts';
import { DraftFormContext } from './draft-form-context.ts';
import { FormChecks } from './form-checks.ts';
import { OriginSection } from './origin-section.tsx';
import { StockSection } from './stock-section.tsx';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
afterEach(cleanup);

const queries = new QueryClient();
queries.setQueryData(companyQuery.queryKey, null);

const first = emptyDraft('8f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e02', 0);
let current: ListingDraft = first;

function Fields({ sellerType }: { readonly sellerType: string | null }) {
  const [session] = useState(() => openDraftSession(first.id, editDraftStore(first), () => 0));
  const [checks] = useState(() => new FormChecks(first, sellerType));
  current = useValue(session.view$).draft;
  return (
    <DraftFormContext value={{ session, checks, sellerType }}>
      <OriginSection />
      <StockSection />
    </DraftFormContext>
  );
}

function show(sellerType: string | null) {
  render(
    <QueryClientProvider client={queries}>
      <I18nProvider i18n={i18n}>
        <Fields sellerType={sellerType} />
      </I18nProvider>
    </QueryClientProvider>,
  );
}

const reference = { name: /Your reference/ };
const showroomModel = { name: 'It is a showroom model' };

test('FORM-054 a trader gives a product a number of their own; private sellers are not asked', () => {
  for (const sellerType of ['private', null]) {
    show(sellerType);
    expect(screen.queryByRole('textbox', reference)).toBeNull();
    cleanup();
  }
  show('business');
  const field = screen.getByRole<HTMLInputElement>('textbox', reference);
  expect(field.maxLength).toBe(100);
  fireEvent.change(field, { target: { value: 'K-2041' } });
  expect(current.sellerProductId).toBe('K-2041');
});

test('PROD-024 FORM-056 a brand seller marks a second-chance product as a showroom model, and only such a product is one', () => {
  show('brand_partner');
  expect(screen.queryByRole('checkbox', showroomModel)).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: /Second chance/i }));
  fireEvent.click(screen.getByRole('checkbox', showroomModel));
  expect(current).toMatchObject({ timePeriod: 'SECOND_CHANCE', secondChanceType: 'SHOWROOM_MODEL' });
  fireEvent.click(screen.getByRole('radio', { name: /Vintage/ }));
  expect(current).toMatchObject({ timePeriod: 'VINTAGE', secondChanceType: '' });
  expect(screen.queryByRole('checkbox', showroomModel)).toBeNull();
});
