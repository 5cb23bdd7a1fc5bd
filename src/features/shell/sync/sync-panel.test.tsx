import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { NEVER } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { localKeyOf } from '#domain/storage/entry-keys.ts';
import { signIn, signOut } from '#src/platform/session/session.ts';
import { SyncPanel } from './sync-panel.tsx';

vi.mock('#src/data/db/use-live.ts', () => ({
  useLiveQuery: () => ({ ready: true, documents: [] }),
  useSyncSummary: () => ({
    waiting: 0,
    rejected: 0,
    lastSyncedAt: null,
    online: true,
    phase: 'idle',
    problem: null,
    items: [],
  }),
}));
vi.mock('#src/data/sync/sync-status.ts', () => ({
  emptySummary: {},
  rejectedEdits$: NEVER,
  retryNow: () => undefined,
}));

const uuid = '8f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e02';

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const person = { email: 'noor@gevonden.test', name: 'Noor', isStaff: false, sellerId: null };
  signIn({ ...person, token: 'token', userId: 'me' });
});
afterEach(() => {
  cleanup();
  act(() => signOut());
  localStorage.clear();
});

const show = () => {
  render(
    <I18nProvider i18n={i18n}>
      <SyncPanel
        signInLink={null}
        linkTo={(kind, id, label) => <a href={`/${kind}/${id}`}>{label}</a>}
        draftTexts={(field) => ({ name: field, text: null })}
      />
    </I18nProvider>,
  );
};

test('unsaved changes to a product are named, with a link to its form, and not called saved', async () => {
  localStorage.setItem(
    localKeyOf.productEdit(uuid),
    JSON.stringify({ userId: 'me', title: 'Teak dressoir' }),
  );
  show();
  const title = await screen.findByRole('heading', { name: 'Listings with unsaved changes' });
  const section = within(title.parentElement as HTMLElement);
  expect(section.getByRole('link', { name: 'Teak dressoir' }).getAttribute('href')).toBe(`/products/${uuid}`);
  expect(screen.queryByText('Everything is saved in your account.')).toBeNull();
});

test('without unsaved changes everything is saved', async () => {
  show();
  expect(await screen.findByText('Everything is saved in your account.')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: /unsaved changes/ })).toBeNull();
});
