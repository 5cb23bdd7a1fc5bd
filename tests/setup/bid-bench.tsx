import { i18n, type Messages } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { BidPage } from '#src/features/account/bid-lists/bid-page.tsx';

export const uuid = '8f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e02';
const product = {
  __typename: 'Product',
  uuid: 'p',
  slug: 'teak-dressoir',
  title: 'Teakhouten dressoir',
  productTranslations: [{ __typename: 'ProductTranslation', language: 'en', title: 'Teak dressoir' }],
  price: 450,
  status: 'ARCHIVED',
  publicationDate: null,
  featuredImage: null,
};

/** A pending bid as its buyer sees it. */
export const bid = {
  __typename: 'Bid',
  uuid,
  amount: 300,
  counterbidAmount: null as number | null,
  created: '2026-05-04T10:00:00.000Z',
  modified: '2026-05-04T10:00:00.000Z',
  isPaid: false,
  payout: null as number | null,
  sellerRespondedAt: null as string | null,
  status: 'PENDING',
  role: 'BUYER',
  duration: 432_000_000,
  validUntil: '2026-05-09T10:00:00.000Z',
  paymentLink: null as string | null,
  closedReason: null as string | null,
  possibleAnswers: [] as string[],
  product,
};

/** The same as its seller sees it. */
export const received = {
  ...bid,
  role: 'SELLER',
  possibleAnswers: ['ACCEPTED', 'REJECTED', 'COUNTERBID'],
};

interface Asked {
  readonly operation: string;
  readonly variables: Record<string, unknown>;
}

/** A fake server with one bid; `told` is its reply to an answer, together with the bid's state after it. */
export function bidServer(first: object) {
  const server = {
    bid: first,
    asked: [] as Asked[],
    told: { answer: { __typename: 'Bid' } as object, after: first },
    isDown: false,
  };
  vi.stubGlobal('fetch', async (_url: unknown, init?: RequestInit) => {
    if (server.isDown) throw new TypeError('no network');
    const { query, variables } = JSON.parse(String(init?.body)) as {
      query: string;
      variables: Record<string, unknown>;
    };
    const operation = /(?:query|mutation) (\w+)/.exec(query)?.[1] ?? '';
    server.asked.push({ operation, variables });
    if (operation === 'AnswerBid') server.bid = server.told.after;
    const answers: Readonly<Record<string, () => object>> = {
      Bid: () => ({ bid: server.bid }),
      AnswerBid: () => ({ updateBid: server.told.answer }),
      BidPayout: () => ({
        calculatePayout: { __typename: 'Payout', payout: Number(variables.amount) * 0.9 },
      }),
    };
    const data = answers[operation]?.();
    return new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } });
  });
  return server;
}

interface Language {
  readonly locale: string;
  readonly messages: Messages;
}

/** Renders the page of the bid, in English by default; with a key, as a visitor sees it. */
export function renderBid(
  linkKey: string | null = null,
  language: Language = { locale: 'en', messages: {} },
): void {
  i18n.loadAndActivate(language);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const page = () => (
    <BidPage
      userId={linkKey === null ? 'me' : null}
      linkKey={linkKey}
      uuid={uuid}
      notFound="No such bid"
      backLink="All bids"
    />
  );
  const router = createRouter({
    routeTree: createRootRoute({ component: page }),
    history: createMemoryHistory(),
  });
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nProvider>,
  );
}

export async function openBid(): Promise<void> {
  renderBid();
  await screen.findByRole('heading', { level: 1, name: 'Teak dressoir' });
}

/** The values of the list of facts, by name. */
export function facts(): Record<string, string> {
  const textsOf = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent ?? '');
  const values = textsOf('definition').map((text) => text.replaceAll('\u00a0', ' '));
  return Object.fromEntries(textsOf('term').map((name, index) => [name, values[index] ?? '']));
}
