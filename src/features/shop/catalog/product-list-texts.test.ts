import { setupI18n } from '@lingui/core';
import { describe, expect, test } from 'vitest';
import { productListHead } from './product-list-texts.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const rest = 'from sellers in the Netherlands and Belgium, with secure payment.';

describe('U24 what a product list gives to search engines', () => {
  const headOf = (count: number, page = 1, intro: string | null = null) =>
    productListHead({ title: 'Chairs', intro }, { page, count }, i18n);

  test('a sentence with its name and its number of products, when that is known', () => {
    expect(headOf(2345).description).toBe(`Chairs: 2,345 second-hand, vintage and design products ${rest}`);
    expect(headOf(1).description).toBe(`Chairs: 1 second-hand, vintage or design product ${rest}`);
    expect(headOf(0).description).toBe(`Chairs: second-hand, vintage and design products ${rest}`);
  });

  test('its own text, where it has one', () => {
    expect(headOf(200, 1, 'From every decade.')).toEqual({
      title: 'Chairs',
      description: 'From every decade.',
    });
  });

  test('its page from the second on, in both title and description', () => {
    expect(headOf(200, 1).title).toBe('Chairs');
    expect(headOf(200, 2)).toEqual({
      title: 'Chairs – Page 2',
      description: `Chairs – Page 2: 200 second-hand, vintage and design products ${rest}`,
    });
    expect(headOf(200, 3, 'From every decade.').description).toBe('Chairs – Page 3. From every decade.');
  });
});
