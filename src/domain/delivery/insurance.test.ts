import { expect, test } from 'vitest';
import { insuranceOf } from './insurance.ts';

test('DELIV-011 DELIV-012 a value above the limit is insured in part', () => {
  expect(insuranceOf(1000, 1000)).toEqual({ upTo: 1000, outOf: null });
  expect(insuranceOf(1000, 1450)).toEqual({ upTo: 1000, outOf: 1450 });
  expect(insuranceOf(100, 100.01)).toEqual({ upTo: 100, outOf: 100.01 });
  expect(insuranceOf(null, 1450)).toBeNull();
});
