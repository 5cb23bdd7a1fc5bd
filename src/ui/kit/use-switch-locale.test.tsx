import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Locale } from '#src/i18n/locale.ts';
import { dismissToast, toastStore } from './toast-store.ts';
import { useSwitchLocale } from './use-switch-locale.ts';

vi.mock('#locales/fr/messages.po', () => {
  throw new Error('The device is offline.');
});

function Switch({ to }: { readonly to: Locale }) {
  const switchLocale = useSwitchLocale();
  return (
    <button type="button" onClick={() => void switchLocale(to)}>
      {to}
    </button>
  );
}

function choose(to: Locale): void {
  render(
    <I18nProvider i18n={i18n}>
      <Switch to={to} />
    </I18nProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: to }));
}

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
afterEach(() => {
  cleanup();
  for (const { id } of toastStore.read()) dismissToast(id);
});

test('I18N-002 the language changes on the page', async () => {
  choose('nl');
  await waitFor(() => expect(document.documentElement.lang).toBe('nl'));
  expect(toastStore.read()).toEqual([]);
});

test('a toast says that a language could not be loaded, and the present one stays', async () => {
  choose('fr');
  await waitFor(() => expect(toastStore.read().map(({ kind }) => kind)).toEqual(['error']));
  expect(i18n.locale).toBe('en');
});
