import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storagePersistence$ } from '#src/platform/storage-quota/storage-quota.ts';
import { StorageSection } from './storage-section.tsx';

const refusal = /Your browser does not allow this yet/;
let isGranted: boolean;

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  storagePersistence$.next('unknown');
  isGranted = false;
  const storage = {
    persisted: async () => false,
    persist: async () => isGranted,
    estimate: async () => ({ usage: 2_500_000 }),
  };
  vi.stubGlobal('navigator', { ...navigator, storage });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Renders the section, and waits until it has read whether the data may be evicted. */
async function show(): Promise<void> {
  render(
    <I18nProvider i18n={i18n}>
      <StorageSection />
    </I18nProvider>,
  );
  await waitFor(() => expect(storagePersistence$.value).toBe('temporary'));
  await screen.findByText('In use: 2.5 MB');
}
const ask = () => fireEvent.click(screen.getByRole('button', { name: 'Keep drafts and photos' }));

test('a browser that nobody has asked has not refused', async () => {
  await show();
  expect(screen.queryByText(refusal)).toBeNull();
  ask();
  expect(await screen.findByText(refusal)).toBeTruthy();
});

test('a browser that grants the request keeps the data', async () => {
  isGranted = true;
  await show();
  ask();
  expect(await screen.findByText(/Your browser keeps your drafts and photos/)).toBeTruthy();
  expect(screen.queryByText(refusal)).toBeNull();
});
