import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
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
  const router = createRouter({ routeTree: root.addChildren([list, start]), history });
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
