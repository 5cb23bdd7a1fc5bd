import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useStateOnce } from './use-state-once.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    readonly leftForNext?: string;
  }
}

afterEach(cleanup);

function show(history: ReturnType<typeof createMemoryHistory>) {
  const root = createRootRoute();
  const list = createRoute({
    getParentRoute: () => root,
    path: '/list',
    component: () => <p>Just placed: {useStateOnce('leftForNext') ?? 'nothing'}</p>,
  });
  const start = createRoute({ getParentRoute: () => root, path: '/', component: () => <p>Start</p> });
  const router = createRouter({
    routeTree: root.addChildren([list, start]),
    history,
    scrollRestoration: true,
  });
  render(<RouterProvider router={router as never} />);
  return router;
}

test('PWA-040 data that a page leaves for the next is there once, and neither after a reload nor by Back', async () => {
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = show(history);
  await screen.findByText('Start');
  await router.navigate({ to: '/list?page=2' as string, state: { leftForNext: 'd' } });
  await screen.findByText('Just placed: d');
  await waitFor(() => expect(router.state.location.state.leftForNext).toBeUndefined());
  expect(router.state.location.href).toBe('/list?page=2');
  screen.getByText('Just placed: d');
  expect(history.length).toBe(2);
  cleanup();
  show(history);
  await screen.findByText('Just placed: nothing');
});

test('a page that receives data from the previous one opens at its top, however far that was scrolled', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const router = show(createMemoryHistory({ initialEntries: ['/'] }));
  await screen.findByText('Start');
  scrollTo.mockClear();
  await router.navigate({ to: '/list' as string, state: { leftForNext: 'd' } });
  await screen.findByText('Just placed: d');
  await waitFor(() => expect(router.state.location.state.leftForNext).toBeUndefined());
  await waitFor(() => expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 })));
});
