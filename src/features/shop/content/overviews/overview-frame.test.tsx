import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import { OverviewFrame, type OverviewFrameProps } from './overview-frame.tsx';

afterEach(() => {
  cleanup();
  online$.next(true);
});

async function show(query: NonNullable<OverviewFrameProps['query']>): Promise<void> {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const root = createRootRoute({
    component: () => (
      <OverviewFrame title="Brands" intro="All of them." path="/merken" query={query}>
        <p>the brands</p>
      </OverviewFrame>
    ),
  });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  await router.load();
  render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
}

test('U9 an overview that could not be loaded shows the reason and retries', async () => {
  const refetch = vi.fn();
  await show({ data: undefined, error: new Error('out of order'), isFetching: false, refetch });
  expect(await screen.findByText('This could not be loaded')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledTimes(1);
  cleanup();
  online$.next(false);
  await show({ data: undefined, error: new Error('no network'), isFetching: false, refetch });
  expect(await screen.findByText('You are offline')).toBeTruthy();
  cleanup();
  await show({ data: [], error: null, isFetching: false, refetch });
  expect(await screen.findByText('the brands')).toBeTruthy();
});
