import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { emptyDraft } from '#domain/product/draft.ts';
import { companyQuery } from '#src/data/company/company-query.ts';
import { editDraftStore } from '../edit/edit-draft-store.ts';
import { openDraftSession } from '../model/open-draft-session.ts';
import { DraftFormContext } from './draft-form-context.ts';
import { FormChecks } from './form-checks.ts';
import { SizeSection } from './size-section.tsx';

afterEach(cleanup);

function description(field: HTMLElement): string {
  const ids = (field.getAttribute('aria-describedby') ?? '').split(' ');
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join('');
}

test('FORM-038 a wrong dimension marks its field, and the error below the three fields describes it', () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const queries = new QueryClient();
  queries.setQueryData(companyQuery.queryKey, null);
  const draft = { ...emptyDraft('d', 0), width: 80, depth: 99_999, height: 45 };
  const session = openDraftSession(draft.id, editDraftStore(draft), () => 0);
  const checks = new FormChecks(draft, 'private');
  checks.showAll();
  render(
    <QueryClientProvider client={queries}>
      <I18nProvider i18n={i18n}>
        <DraftFormContext value={{ session, checks, sellerType: 'private' }}>
          <SizeSection />
        </DraftFormContext>
      </I18nProvider>
    </QueryClientProvider>,
  );
  const depth = screen.getByRole('textbox', { name: 'Depth' });
  expect(depth.getAttribute('aria-invalid')).toBe('true');
  expect(description(depth)).toContain('Enter the depth in whole centimetres, from 1 to 1,000.');
  for (const name of ['Width', 'Height']) {
    const field = screen.getByRole('textbox', { name });
    expect(field.getAttribute('aria-invalid')).not.toBe('true');
    expect(description(field)).toBe('');
  }
});
