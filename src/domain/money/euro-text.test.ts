import { expect, test } from 'vitest';
import { euroText } from './euro-text.ts';

test.each([
  [1250, '€\u00a01.250,–'],
  [3.95, '€\u00a03,95'],
  [1250.5, '€\u00a01.250,50'],
  [0, '€\u00a00,–'],
  [-5, '€\u00a0-5,–'],
  [-3.95, '€\u00a0-3,95'],
  // Less than half a cent is nothing, without a sign.
  [-0.001, '€\u00a00,–'],
  [0.005, '€\u00a00,01'],
])('I18N-003 I18N-004 %d euros are %s in every language', (euros, text) => {
  expect(euroText(euros)).toBe(text);
});
