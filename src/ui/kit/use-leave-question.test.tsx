import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useLeaveQuestion } from './use-leave-question.ts';

afterEach(cleanup);

function Page() {
  return <p>{useLeaveQuestion(() => true) === null ? 'no question' : 'question'}</p>;
}

test('FORM-026 Back while the question is open closes it, even before its dialog has a history entry', async () => {
  const history = createMemoryHistory({ initialEntries: ['/account/items', '/account/items/1'] });
  const block = vi.spyOn(history, 'block');
  const router = createRouter({ routeTree: createRootRoute({ component: Page }), history });
  await router.load();
  render(<RouterProvider router={router} />);
  await screen.findByText('no question');
  const blocker = block.mock.calls.at(-1)?.[0].blockerFn;
  if (blocker === undefined) throw new Error('The page blocks no navigation');
  const currentLocation = history.location;
  const leave = (action: 'BACK' | 'PUSH') =>
    act(async () => {
      const nextLocation = { ...currentLocation, pathname: '/account/items', href: '/account/items' };
      expect(await blocker({ currentLocation, nextLocation, action })).toBe(true);
    });
  // The router goes back to the entry of the page.
  const isBackOnPage = () => act(() => window.dispatchEvent(new PopStateEvent('popstate')));

  await leave('BACK');
  expect(screen.getByText('no question')).toBeDefined();
  isBackOnPage();
  expect(screen.getByText('question')).toBeDefined();
  await leave('PUSH');
  expect(screen.getByText('question')).toBeDefined();
  await leave('BACK');
  isBackOnPage();
  expect(screen.getByText('no question')).toBeDefined();
  await leave('BACK');
  isBackOnPage();
  expect(screen.getByText('question')).toBeDefined();
});
