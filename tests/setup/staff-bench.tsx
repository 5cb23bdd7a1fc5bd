import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect } from 'vitest';
import { TileTools } from '#src/features/staff/catalog-tools/tile-tools.tsx';
import { toastStore } from '#src/ui/kit/toast-store.ts';
import { sampleCard } from '../factories/sample-card.ts';
import { request } from './mocked-request.ts';

export const card = {
  ...sampleCard(),
  uuid: 'product-1',
  slug: 'teak-kast',
  title: 'Teak kast',
  productTranslations: [],
};
const entry = (value: string, title: string) => ({ value, title });
export const product = {
  ...{ __typename: 'Product', uuid: card.uuid, slug: card.slug, changedAt: 'then', secondChance: false },
  ...{ productType: { abbreviation: 'CAB' }, productState: 'GOOD', productTranslations: [] },
  ...{
    mainCategory: entry('meubels', ''),
    subCategory: entry('kasten', ''),
    category: entry('dressoirs', ''),
  },
  ...{ collections: [{ value: 'leeshoek' }], colors: [{ value: 'bruin' }], styles: [{ value: 'modern' }] },
  ...{ editorialDescription: 'Een fijne kast.', editorialSource: 'PRODUCT_FACTS' },
};
const score = (value: number, weight: number) => ({ score: value, weight });
const known: Readonly<Record<string, unknown>> = {
  StaffTiles: {
    productsByUuids: [{ uuid: card.uuid, fs: 87.4, esScore: 61.6, highlightType: 'p' }],
  },
  StaffProduct: { productByUuid: product },
  StaffColors: {
    colors: [
      { ...entry('bruin', 'Brown'), hex: '#864' },
      { ...entry('wit', 'White'), hex: '#fff' },
    ],
  },
  StaffCollections: { collections: [entry('we-love', 'We love'), entry('leeshoek', 'The reading corner')] },
  StaffStyles: { styles: [entry('modern', 'Modern'), entry('vintage', 'Vintage')] },
  StaffCategories: {
    categories: [
      {
        title: 'Furniture',
        children: [
          { title: 'Cabinets', children: [{ title: 'Sideboards', path: 'meubels/kasten/dressoirs' }] },
        ],
      },
    ],
    productTypes: [
      { abbreviation: 'CAB', label: 'Cabinet' },
      { abbreviation: 'CHA', label: 'Chair' },
    ],
  },
  StaffScores: {
    scores: {
      ...{
        __typename: 'ProductScores',
        weightsSource: 'DEFAULT',
        age: score(90, 0.05),
        cart: score(10, 0.15),
      },
      ...{ completeness: score(60, 0.15), ctr: score(0, 0.15), price: score(50, 0.1) },
      ...{ reviews: score(75, 0.05), wishlist: score(33.3, 0.15), freshness: score(87.4, 0.2) },
    },
  },
  StaffEdits: {
    productEdits: {
      __typename: 'ProductEdits',
      edits: [
        {
          ...{ id: 'e1', at: '2026-03-01T12:00:00Z', editor: 'Sam' },
          changes: [{ field: 'colors', from: 'bruin', to: '' }],
        },
      ],
    },
  },
  DescriptionConfig: {
    editorialDescriptionConfig: {
      instructions: 'Noem het hout.',
      model: 'gemini-2.0-flash',
      temperature: 0.7,
    },
  },
};

/** The server's answers to all operations other than plain queries; an Error makes the request fail. */
let answers: Readonly<Record<string, unknown>> = {};
let client = new QueryClient();

export const theClient = (): QueryClient => client;

/** Replaces the server's answers from now on. */
export function answer(next: Readonly<Record<string, unknown>>): void {
  answers = next;
}

/** Call once per test file whose `vi.mock` replaces the client's `request` with this one. */
export function setUpStaff(): void {
  beforeEach(() => {
    i18n.loadAndActivate({ locale: 'en', messages: {} });
    client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    answers = {};
    request.mockImplementation(async ({ name }: { name: string }) => {
      const result = name in answers ? answers[name] : known[name];
      if (result === undefined || result instanceof Error) throw result ?? new Error('no network');
      return result;
    });
  });
  afterEach(() => {
    cleanup();
    request.mockReset();
  });
}

export function renderStaff(children: ReactNode) {
  return render(
    <QueryClientProvider client={client}>
      <I18nProvider i18n={i18n}>{children}</I18nProvider>
    </QueryClientProvider>,
  );
}

export const show = (change: Partial<typeof card> = {}) =>
  renderStaff(<TileTools card={{ ...card, ...change }} look="page" />);

export const hit = async (found: Promise<HTMLElement> | HTMLElement) => {
  const element = await found;
  await act(async () => fireEvent.click(element));
};
export const press = (name: string | RegExp) => hit(screen.getByRole('button', { name }));
export const tick = (name: string) => hit(screen.getByRole('checkbox', { name }));

/** Opens a staff tool of the product through its menu. */
export async function open(tool: string, change: Partial<typeof card> = {}): Promise<HTMLElement> {
  show(change);
  await press('Edit: Teak kast');
  await hit(screen.getByRole('menuitem', { name: tool }));
  return await screen.findByRole('dialog', { name: tool });
}

/** The variables of every call of an operation. */
export const asked = (name: string) =>
  request.mock.calls.filter(([document]) => document.name === name).map(([, variables]) => variables);
export const sent = () => asked('EditProduct').map(({ input }) => input);
export const lastToast = () => toastStore.read().at(-1);
export const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
export const edited = (changedMeanwhile = false) => ({
  EditProduct: { updateProductBySlug: { __typename: 'ProductEditResult', changedMeanwhile } },
});
