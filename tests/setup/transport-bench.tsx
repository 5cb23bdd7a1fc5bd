import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { I18nProvider as AriaLocale } from 'react-aria-components/I18nProvider';
import { afterEach, beforeEach, vi } from 'vitest';
import { amsterdamDay, plusDays } from '#domain/orders/order-days.ts';
import { dayRefusal, dayRules } from '#domain/transports/transport-dates.ts';
import { TransportPlanning } from '#src/features/orders/transports/transport-planning.tsx';

const today = amsterdamDay(new Date());
const rules = dayRules(today, { window: null, rejectedDates: [] });
const ahead = Array.from({ length: 80 }, (_, at) => plusDays(today, at));
/** Days that can be proposed, earliest first. */
export const free = ahead.filter((day) => dayRefusal(day, rules) === null);
export const [first = '', second = '', third = ''] = free;
/** A day at a weekend, which cannot be proposed. */
export const weekend = ahead.find((day) => dayRefusal(day, rules) === 'transport_date_weekend') ?? '';

const suggestion = {
  __typename: 'DateSuggestion',
  id: null as string | null,
  status: 'initial',
  proposalStatus: null as string | null,
  dates: [] as readonly string[],
  submittedBy: null as string | null,
  rejectedBy: null as string | null,
  selectedDate: null as string | null,
};
const planned = {
  __typename: 'BrengerTransport',
  uuid: 'd',
  status: 'not_synced',
  syncFailed: false,
  shippingDate: null as string | null,
  pickupWindow: null as string | null,
  role: 'BUYER' as string | null,
  possible: [] as readonly string[],
  dimensions: null as object | null,
  listedDimensions: {
    __typename: 'TransportDimensions',
    width: 160,
    height: 82,
    depth: null as number | null,
  },
  dateSuggestion: suggestion,
  days: { __typename: 'TransportDayRules', ...rules },
};
type Change = Partial<Omit<typeof planned, 'dateSuggestion' | 'days'>>;
/** A transport whose planning has this status, as the buyer sees it. */
export const transportIn = (status: string, dates: Partial<typeof suggestion> = {}, change: Change = {}) => ({
  ...planned,
  ...change,
  dateSuggestion: { ...suggestion, status, ...dates },
});
/** Three days proposed by the seller. */
export const proposal = {
  id: 'p',
  proposalStatus: 'PROPOSED',
  submittedBy: 'SELLER',
  dates: [first, second, third],
};
export const asSeller = { role: 'SELLER' };

interface Call {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}
interface TransportServer {
  /** The transport; null if there is none. */
  transport: object | null | 'fails' | 'waits';
  /** The answer to every step of the planning. */
  answer: object;
}

/** A fake server with one transport. */
export const server: TransportServer = { transport: null, answer: {} };
/** The steps that were sent. */
export const calls: Call[] = [];
const mutations = ['startTransportPlanning', 'updateTransportDimensions', 'proposeTransportDates'].concat([
  ...['selectTransportDate', 'rejectTransportDates'],
]);

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  calls.length = 0;
  server.answer = transportIn('waiting_on_seller');
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const sent = JSON.parse(body) as Call;
    const name = mutations.find((one) => sent.query.includes(`${one}(`));
    if (name !== undefined) calls.push(sent);
    if (name === undefined && server.transport === 'waits')
      return await new Promise<Response>(() => undefined);
    if (name === undefined && server.transport === 'fails') return new Response('no', { status: 500 });
    const missing = { __typename: 'ObjectDoesNotExistError', errorCode: 'object_does_not_exist' };
    const data =
      name === undefined ? { brengerTransport: server.transport ?? missing } : { [name]: server.answer };
    return new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Renders the planning of this transport. */
export function show(transport: TransportServer['transport']): QueryClient {
  server.transport = transport;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const rootRoute = createRootRoute({ component: () => <TransportPlanning userId="me" deliveryUuid="d" /> });
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() });
  render(
    <I18nProvider i18n={i18n}>
      <AriaLocale locale="en-GB">
        <QueryClientProvider client={client}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </AriaLocale>
    </I18nProvider>,
  );
  return client;
}
export const findShown = (text: string | RegExp) => screen.findByText(text);
export const hours =
  /between 08:00 and 18:00. The evening before, we’ll let you know in which 4-hour slot the driver collects the product from the seller/i;
