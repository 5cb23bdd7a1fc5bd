import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { ProductEditor } from '#src/features/selling/listing-drafts/edit/product-editor.tsx';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import { toastStore } from '#src/ui/kit/toast-store.ts';

export const uuid = '8f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e02';
const value = (code: string) => ({ __typename: 'TitledValue', value: code, title: code });
/** The published product that the form edits. */
export const product = {
  __typename: 'Product',
  uuid,
  status: 'PUBLISHED',
  changedAt: '2026-03-01T10:00:00.000Z',
  title: 'Teak dressoir met schuifdeuren',
  description: 'Een mooi dressoir van teak uit de jaren zestig.',
  brand: value('pastoe'),
  productType: { __typename: 'ProductType', abbreviation: 'CAB' },
  mainCategory: value('meubels'),
  subCategory: value('kasten'),
  category: value('dressoirs'),
  colors: [value('bruin')],
  materials: [value('teak')],
  styles: [],
  timePeriod: 'VINTAGE',
  productState: 'GOOD',
  secondChanceType: null,
  width: 180,
  height: 80,
  depth: 45,
  diameter: null,
  inventory: 1,
  rawPrice: 450,
  comparePrice: null,
  isSetOfProducts: false,
  weightCategory: 'B',
  sellerProductId: '',
  productTypeAttributes: [],
  images: [
    { __typename: 'ProductImage', key: 'a' },
    { __typename: 'ProductImage', key: 'b' },
  ],
  scrapeUrl: null,
  latestReview: null,
};
const mySeller = {
  __typename: 'User',
  uuid: 'me',
  seller: {
    __typename: 'Seller',
    uuid: 's',
    name: 'Noor',
    type: 'private',
    canPublish: true,
    marginIncluded: 10,
    transactionFee: 1,
  },
};
const company = {
  __typename: 'Company',
  name: 'Gevonden Meubels BV',
  email: 'post@gevonden.test',
};
interface Sent {
  readonly input: object;
  readonly publish: boolean;
  readonly seen: string | null;
  readonly commandId: string;
}
/** The answers of the fake server and the requests it received; reset before every test. */
export const server: {
  content: object;
  /** The answers to the save requests, in order; without one, the request fails. */
  answers: (object | Promise<object>)[];
  sent: Sent[];
} = { content: product, answers: [], sent: [] };
export const queries = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  sessionStorage.clear();
  localStorage.clear();
  Object.assign(server, { content: product, answers: [], sent: [] });
  vi.stubGlobal('fetch', async (_url: string, init: { body: string }) => {
    const { operationName, variables } = JSON.parse(init.body);
    if (operationName === 'SaveProduct') server.sent.push(variables);
    const save = async () => {
      const answer = await server.answers.shift();
      if (answer === undefined) throw new TypeError('Failed to fetch');
      return { updateProduct: answer };
    };
    const answers: Readonly<Record<string, () => Promise<object> | object>> = {
      SaveProduct: save,
      MySeller: () => ({ me: mySeller }),
      Company: () => ({ company }),
    };
    const data = (await answers[operationName]?.()) ?? { productByUuid: server.content };
    return new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  online$.next(true);
});

/** Renders the form at /ad, together with another page. */
export function show(client = queries()) {
  const root = createRootRoute({
    component: () => (
      <>
        <Link to={'/elsewhere' as string}>Leave</Link>
        <Outlet />
      </>
    ),
  });
  const page = createRoute({
    getParentRoute: () => root,
    path: '/ad',
    component: () => (
      <ProductEditor
        userId="me"
        uuid={uuid}
        onSaved={() => void router.navigate({ to: '/list' as string })}
      />
    ),
  });
  const others = ['/elsewhere', '/list'].map((path) =>
    createRoute({ getParentRoute: () => root, path, component: () => <h1>{path}</h1> }),
  );
  const router = createRouter({
    routeTree: root.addChildren([page, ...others]),
    history: createMemoryHistory({ initialEntries: ['/ad'] }),
  });
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </I18nProvider>,
  );
}

export const title = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' });
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
export async function type(text: string) {
  const field = await title();
  act(() => field.focus());
  fireEvent.change(field, { target: { value: text } });
}
export const saved = (status = 'PUBLISHED') => ({ __typename: 'Product', uuid, status });
export const texts = () => toastStore.read().map(({ text }) => text);
