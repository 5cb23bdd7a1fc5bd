import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SubscriptionLinkPage, type SubscriptionLinkPageProps } from './subscription-link-page.tsx';

const fetched = vi.fn<typeof fetch>();
const newsletter = { __typename: 'MailSubscription', kind: 'NEWSLETTER', title: '', savedUrl: '' };

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  cleanup();
  fetched.mockReset();
  vi.unstubAllGlobals();
});

const answers = (data: object) => fetched.mockImplementation(async () => Response.json({ data }));
async function open(does: SubscriptionLinkPageProps['does']): Promise<HTMLElement> {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <SubscriptionLinkPage token="t.1" does={does} /> }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  return await screen.findByRole('button', { name: does === 'end' ? /^Yes/ : 'Confirm email address' });
}

test('NEWS-001 opening the link does nothing; its button confirms, and the code is there', async () => {
  answers({ confirmSubscription: { ...newsletter, code: 'HALLO-ABCD-EFGH' } });
  const button = await open('confirm');
  expect(fetched).not.toHaveBeenCalled();
  fireEvent.click(button);
  await screen.findByRole('heading', { name: 'Your code' });
  screen.getByText('HALLO-ABCD-EFGH');
  screen.getByText(/€ 10,– off a purchase of € 200,– or more/);
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body)).variables).toEqual({ token: 't.1' });
});

test('the link of a product list leads to its new products, and there is no code', async () => {
  const productList = {
    ...newsletter,
    kind: 'LISTING',
    title: 'Kasten',
    savedUrl: '/meubels/kasten',
    code: null,
  };
  answers({ confirmSubscription: productList });
  fireEvent.click(await open('confirm'));
  const link = await screen.findByRole('link', { name: 'View “Kasten”' });
  expect(link.getAttribute('href')).toBe('/meubels/kasten');
  expect(screen.queryByRole('heading', { name: 'Your code' })).toBeNull();
});

test('unsubscribing has a button as well; a failure is shown and can be retried', async () => {
  fetched.mockRejectedValueOnce(new Error('no network'));
  const button = await open('end');
  fireEvent.click(button);
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong. Try again.');
  answers({ endSubscription: { __typename: 'FailedToUpdateError', errorCode: 'subscription_link_invalid' } });
  fireEvent.click(screen.getByRole('button', { name: /^Yes/ }));
  await screen.findByText(/This link no longer works/);
  answers({ endSubscription: newsletter });
  fireEvent.click(screen.getByRole('button', { name: /^Yes/ }));
  expect((await screen.findByRole('status')).textContent).toContain('You are unsubscribed');
});
