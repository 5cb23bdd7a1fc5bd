import { i18n } from '@lingui/core';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadLateParts } from '#src/ui/kit/late-part.tsx';
import { productListAnswer as answer, showProductList as open } from '#tests/setup/show-product-list.tsx';
import type { ProductListAnswer } from './product-list-query.ts';

beforeAll(loadLateParts);

const { request } = vi.hoisted(() => ({ request: vi.fn() }));
vi.mock('#src/data/graphql/client.ts', () => ({ request }));

// For a busy machine; these tests do not measure speed.
vi.setConfig({ testTimeout: 60_000 });

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
afterEach(() => {
  cleanup();
  request.mockReset();
});

describe('LIST-014 a search', () => {
  const reading = (found: Partial<NonNullable<ProductListAnswer['reading']>>) => ({
    __typename: 'SearchReading' as const,
    understood: [],
    leftOut: [],
    instead: null,
    mentioned: null,
    ...found,
  });
  /** Answers a search with these results, and every other list with three products. */
  function answerSearch(count: number, found: Partial<NonNullable<ProductListAnswer['reading']>>): void {
    const searched = { ...answer(count).searchProductsNew, reading: reading(found) };
    request.mockImplementation(async (_document, { searchString }) =>
      searchString === null ? answer(3) : { searchProductsNew: searched },
    );
  }

  test('for an unknown term shows one message, and the latest products', async () => {
    answerSearch(0, { leftOut: ['kapstok'] });
    await open('/zoeken/kapstok');
    await screen.findByRole('heading', { level: 2, name: 'Nothing found for “kapstok”' });
    const recent = within(await screen.findByRole('region', { name: 'Just in' }));
    expect(await recent.findAllByRole('article')).toHaveLength(3);
    expect(screen.queryByText(/These are the results/)).toBeNull();
  });

  test('that only filters leave empty offers to clear them, and nothing else', async () => {
    answerSearch(0, {});
    await open('/zoeken/stoel?colors=rood');
    await screen.findByRole('link', { name: 'Clear all filters' });
    expect(screen.queryByRole('region', { name: 'Just in' })).toBeNull();
  });

  test('for a category without products explains that the results only mention it', async () => {
    answerSearch(2, { mentioned: 'Mirrors' });
    await open('/zoeken/mirror');
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    expect(await screen.findByText(/^There are no products in “Mirrors” right now/)).toBeDefined();
  });
});

describe('LIST-028 a distance without a place', () => {
  const place = { postcode: '1012AB', country: 'NL' } as const;

  test('shows that the products come from everywhere, and asks for the place', async () => {
    request.mockResolvedValue(answer(3));
    const onNeedPlace = vi.fn();
    await open('/sale?a=25', { onNeedPlace });
    expect(await screen.findByText('Within 25 km of which postcode?')).toBeDefined();
    expect(screen.getByText(/^Without a postcode, you see products from everywhere/)).toBeDefined();
    expect(request.mock.calls.at(-1)?.[1]).toMatchObject({ filters: [{ type: 'SALE' }], postcode: null });
    fireEvent.click(screen.getByRole('button', { name: 'Add your postcode' }));
    expect(onNeedPlace).toHaveBeenCalledOnce();
  });

  test('counts from the place that a person gave before', async () => {
    request.mockResolvedValue(answer(3));
    const router = await open('/sale?a=25', { place });
    fireEvent.click(await screen.findByRole('button', { name: 'Use postcode 1012AB' }));
    await waitFor(() => expect(router.state.location.href).toBe('/sale?a=25&plaats=1012ab-nl'));
    await waitFor(() => expect(screen.queryByText(/of which postcode/)).toBeNull());
  });
});
