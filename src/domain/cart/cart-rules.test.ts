import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { productStatuses } from '../product/product-status.ts';
import { canAddToCart, quantityProblem } from './cart-rules.ts';

describe('PROD-055 the quantity is limited by the inventory', () => {
  test('every whole number from 1 to the stock is fine, everything else is not', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1000 }),
        fc.integer({ min: -5, max: 1100 }),
        (inventory, wanted) => {
          const problem = quantityProblem({ status: 'PUBLISHED', inventory }, wanted);
          expect(problem).toBe(
            wanted >= 1 && wanted <= inventory ? null : 'cart_product_quantity_is_not_available',
          );
        },
      ),
    );
    expect(quantityProblem({ status: 'PUBLISHED', inventory: 5 }, 1.5)).not.toBeNull();
  });

  test('only a published product in stock can be bought', () => {
    for (const status of productStatuses) {
      const problem = quantityProblem({ status, inventory: 2 }, 1);
      expect(problem).toBe(status === 'PUBLISHED' ? null : 'cart_product_is_not_available');
    }
    expect(quantityProblem({ status: 'PUBLISHED', inventory: 0 }, 1)).toBe('cart_product_is_not_available');
  });
});

test('PROD-053 PROD-054 nothing can be added when it is sold out or in the cart already', () => {
  expect(canAddToCart({ inventory: 0, isInCart: false })).toBe(false);
  expect(canAddToCart({ inventory: 3, isInCart: true })).toBe(false);
  expect(canAddToCart({ inventory: 1, isInCart: false })).toBe(true);
});
