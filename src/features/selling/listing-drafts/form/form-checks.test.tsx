import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { emptyDraft, type ListingDraft } from '#domain/product/draft.ts';
import { messages } from '#locales/fr/messages.po';
import { companyQuery } from '#src/data/company/company-query.ts';
import { editDraftStore } from '../edit/edit-draft-store.ts';
import { openDraftSession } from '../model/open-draft-session.ts';
import { DraftFormContext, useFieldError } from './draft-form-context.ts';
import { FormChecks } from './form-checks.ts';

afterEach(cleanup);

const queries = new QueryClient();
queries.setQueryData(companyQuery.queryKey, null);

/** The error that a field shows after publishing was tried. */
function errorAt(field: string, draft: ListingDraft): string | undefined {
  const session = openDraftSession(draft.id, editDraftStore(draft), () => 0);
  const checks = new FormChecks(draft, 'private');
  checks.showAll();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <I18nProvider i18n={i18n}>
        <DraftFormContext value={{ session, checks, sellerType: 'private' }}>{children}</DraftFormContext>
      </I18nProvider>
    </QueryClientProvider>
  );
  return renderHook(() => useFieldError(field), { wrapper }).result.current;
}

test('FORM-031 FORM-032 a text with replica words is refused with the words that it contains', () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const draft = {
    ...emptyDraft('d', 0),
    title: 'Replica of a chair',
    description: 'A FAKE copy, sold as such.',
  };
  expect(errorAt('title', draft)).toBe('Remove “Replica”: we only accept originals.');
  expect(errorAt('description', draft)).toBe('Remove “FAKE”, “copy”: we only accept originals.');
});

test('FORM-031 in French the words are between French quotation marks', () => {
  i18n.loadAndActivate({ locale: 'fr', messages });
  const draft = { ...emptyDraft('d', 0), title: 'Replica of a chair' };
  expect(errorAt('title', draft)).toContain('«\u00a0Replica\u00a0»');
});
