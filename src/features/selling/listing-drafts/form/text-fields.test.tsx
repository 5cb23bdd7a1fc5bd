import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, expect, test } from 'vitest';
import { emptyDraft } from '#domain/product/draft.ts';
import { companyQuery } from '#src/data/company/company-query.ts';
import { editDraftStore } from '../edit/edit-draft-store.ts';
import { openDraftSession } from '../model/open-draft-session.ts';
import { DraftFormContext } from './draft-form-context.ts';
import { FormChecks } from './form-checks.ts';
import { DraftTextArea } from './text-fields.tsx';

afterEach(cleanup);

function open() {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const queries = new QueryClient();
  queries.setQueryData(companyQuery.queryKey, null);
  const draft = { ...emptyDraft('d', 0), title: 'Kuipstoel', description: 'Stond altijd in de kamer.' };
  const session = openDraftSession('d', editDraftStore(draft), () => 0);
  const rendered = { times: 0 };
  render(
    <QueryClientProvider client={queries}>
      <I18nProvider i18n={i18n}>
        <DraftFormContext value={{ session, checks: new FormChecks(draft, null), sellerType: null }}>
          <Profiler id="description" onRender={() => (rendered.times += 1)}>
            <DraftTextArea field="description" label="Description" rows={5} maxLength={22_000} />
          </Profiler>
        </DraftFormContext>
      </I18nProvider>
    </QueryClientProvider>,
  );
  return { session, rendered, area: screen.getByLabelText<HTMLTextAreaElement>('Description') };
}

test('FORM-030 the description shows what is stored, and what another device or a choice puts there', () => {
  const { session, area } = open();
  expect(area.value).toBe('Stond altijd in de kamer.');
  session.change({ description: 'Stond altijd in de gang.' });
  expect(area.value).toBe('Stond altijd in de gang.');
});

test('FORM-030 a key in the description is in the draft, and renders nothing', () => {
  const { session, rendered, area } = open();
  fireEvent.focus(area);
  const before = rendered.times;
  fireEvent.input(area, { target: { value: 'Stond altijd in de kamer. E' } });
  expect(session.view$.value.draft.description).toBe('Stond altijd in de kamer. E');
  expect(area.value).toBe('Stond altijd in de kamer. E');
  expect(rendered.times).toBe(before);
});
