import { createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { consent$ } from '#src/platform/consent/consent.ts';
import { useTracking } from './use-tracking.ts';

const views = vi.hoisted((): string[] => []);
const errors = vi.hoisted((): string[] => []);
vi.mock('#src/data/tracking/page-view.ts', () => ({
  beginPageView(path: string) {
    views.push(`begin ${path}`);
    return () => views.push(`end ${path} before ${document.body.textContent}`);
  },
  trackErrors() {
    errors.push('tracked');
    return () => errors.push('stopped');
  },
}));

afterEach(() => {
  cleanup();
  consent$.next(null);
  views.length = 0;
  errors.length = 0;
});

function Root() {
  useTracking();
  return <Outlet />;
}

test('TRACK-005 TRACK-007 a view ends when the next navigation begins, errors are tracked throughout', async () => {
  history.replaceState(null, '', '/');
  consent$.next({ marketingConsent: false, statisticsConsent: true, deviceId: null });
  const loading = Promise.withResolvers<void>();
  const root = createRootRoute({ component: Root });
  const routeTree = root.addChildren([
    createRoute({ getParentRoute: () => root, path: '/', component: () => 'home' }),
    createRoute({
      ...{ getParentRoute: () => root, path: '/lampen', component: () => 'lamps' },
      loader: () => loading.promise,
    }),
  ]);
  const router = createRouter({ routeTree, defaultPendingMs: 60_000 });
  render(<RouterProvider router={router} />);
  await vi.waitFor(() => expect(views).toEqual(['begin /']));

  await act(async () => {
    void router.navigate({ href: '/lampen' });
    await Promise.resolve();
  });
  // The address is already that of the next page, while the tiles on screen still belong to the previous one.
  expect(location.pathname).toBe('/lampen');
  expect(views).toEqual(['begin /', 'end / before home']);
  expect(errors).toEqual(['tracked']);
  await act(async () => loading.resolve());
  await screen.findByText('lamps');
  await vi.waitFor(() => expect(views.slice(2)).toEqual(['begin /lampen']));

  act(() => history.back());
  await screen.findByText('home');
  await vi.waitFor(() => expect(views.slice(3)).toEqual(['end /lampen before lamps', 'begin /']));
  expect(errors).toEqual(['tracked']);
  act(() => consent$.next({ marketingConsent: false, statisticsConsent: false, deviceId: null }));
  expect(errors).toEqual(['tracked', 'stopped']);
});
