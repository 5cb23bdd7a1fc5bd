import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NetworkError } from '#src/data/graphql/errors.ts';
import { type ServerTasks, tasksQuery } from './account-queries.ts';
import { OpenTasks } from './open-tasks.tsx';

const { request } = vi.hoisted(() => ({ request: vi.fn() }));
vi.mock('#src/data/graphql/client.ts', () => ({ request }));
vi.mock('#src/data/db/use-live.ts', () => ({
  useLiveQuery: () => ({ ready: true, documents: [] }),
  useSyncSummary: () => ({ waiting: 0, rejected: 0 }),
}));

const nothing: ServerTasks = {
  ...{ pendingEmail: null, needsTraderDetails: false, received: 0, countered: 0, accepted: 0, arrived: 0 },
  ...{ toShip: 0, toDeliver: 0, suggestions: 0, account: null, changes: [] },
};
const done = 'Nothing to do right now.';
let client: QueryClient;

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});
afterEach(cleanup);

const show = () =>
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <OpenTasks userId="u1" />
      </QueryClientProvider>
    </I18nProvider>,
  );

test('while the server has not answered, nothing is said about tasks', () => {
  request.mockReturnValue(new Promise(() => undefined));
  show();
  expect(screen.queryByText(done)).toBeNull();
});

test('without an answer it says so, and offers to try again', async () => {
  request.mockRejectedValue(new NetworkError('no answer'));
  show();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
  expect(screen.queryByText(done)).toBeNull();
});

test('when it could not be updated, it says what was known and since when', async () => {
  const { queryKey } = tasksQuery('u1');
  client.setQueryData(queryKey, nothing, { updatedAt: Date.now() - 3_600_000 });
  request.mockRejectedValue(new NetworkError('no answer'));
  show();
  expect(await screen.findByText(/Last updated/)).toBeDefined();
  expect(screen.getByText(done)).toBeDefined();
});
