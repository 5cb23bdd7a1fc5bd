import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyDraft } from '#domain/product/draft.ts';
import { localKeys } from '#domain/storage/local-keys.ts';
import { tabVersionId } from '#src/data/db/version-origin.ts';
import { editDraftStore } from '../edit/edit-draft-store.ts';
import { openDraftSession } from '../model/open-draft-session.ts';
import { DraftFormContext } from './draft-form-context.ts';
import { FormChecks } from './form-checks.ts';
import { OtherVersionsNote } from './other-versions-note.tsx';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('PWA-033 a value that arrives before the name of its tab is attributed to a tab once the name is there', async () => {
  const id = tabVersionId('one');
  const name = localStorage.getItem(localKeys.browserName) ?? '';
  // What the other tab stored has not reached this one yet.
  localStorage.clear();
  const version = { id, field: 'price' as const, value: '45', savedAt: 1 };
  const draft = {
    ...emptyDraft('8f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e02', 0),
    ...{ price: 45, otherVersions: [version] },
  };
  const session = openDraftSession(draft.id, editDraftStore(draft), () => 0);
  session.change({ price: 50 });
  await session.flush();
  render(
    <I18nProvider i18n={i18n}>
      <DraftFormContext value={{ session, checks: new FormChecks(draft, null), sellerType: null }}>
        <OtherVersionsNote field="price" />
      </DraftFormContext>
    </I18nProvider>,
  );
  expect((await screen.findByRole('group')).textContent).not.toContain('In another tab');
  act(() => {
    localStorage.setItem(localKeys.browserName, name);
    dispatchEvent(new StorageEvent('storage', { key: localKeys.browserName }));
  });
  expect(screen.getByRole('group').textContent).toContain('In another tab');
});
