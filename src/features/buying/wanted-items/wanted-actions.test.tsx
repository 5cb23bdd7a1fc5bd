import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toastStore } from '#src/ui/kit/toast-store.ts';
import { WantedActions } from './wanted-actions.tsx';
import type { WantedDetail } from './wanted-queries.ts';

const item: WantedDetail = {
  __typename: 'WantedItem',
  uuid: '8f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e02',
  title: 'Teak sideboard',
  description: '',
  budget: 400,
  status: 'ONGOING',
  created: '2026-01-01T00:00:00.000Z',
  matchCount: 0,
  category: null,
  images: [],
  width: null,
  height: null,
  depth: null,
  diameter: null,
  matches: [],
};
const onRemoved = vi.fn();

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
afterEach(() => {
  cleanup();
  onRemoved.mockReset();
  vi.unstubAllGlobals();
});

function show(change: Partial<WantedDetail> = {}) {
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <WantedActions item={{ ...item, ...change }} isOffline={false} onRemoved={onRemoved} />
      </QueryClientProvider>
    </I18nProvider>,
  );
}

test('WANT-003 an ongoing item can be found or removed, a found one looked for again or removed', () => {
  show();
  screen.getByRole('button', { name: 'I found it' });
  screen.getByRole('button', { name: 'Remove' });
  cleanup();
  show({ status: 'FOUND' });
  expect(screen.queryByRole('button', { name: 'I found it' })).toBeNull();
  screen.getByRole('button', { name: 'Keep looking' });
  screen.getByRole('button', { name: 'Remove' });
});

test('WANT-014 WANT-017 a removal asks for confirmation; one that fails asks to try again and stays on the page', async () => {
  const refusal = { __typename: 'ObjectDoesNotExistError', errorCode: 'object_does_not_exist', message: 'x' };
  const asked = vi.fn(async () => new Response(JSON.stringify({ data: { removeWantedItem: refusal } })));
  vi.stubGlobal('fetch', asked);
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(asked).not.toHaveBeenCalled();
  const remove = [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Remove');
  if (remove !== undefined) fireEvent.click(remove);
  await waitFor(() =>
    expect(toastStore.read().map(({ text }) => text)).toContain('Something went wrong. Try again.'),
  );
  expect(asked).toHaveBeenCalledOnce();
  expect(onRemoved).not.toHaveBeenCalled();
});
