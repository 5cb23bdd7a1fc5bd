import { expect, test } from 'vitest';
import { readPostcodeAlone } from './typed-postcode.ts';

test('a postcode with letters is Dutch, one without is Belgian, and anything else is none', () => {
  expect(readPostcodeAlone(' 1012 ab ')).toEqual({ postcode: '1012AB', country: 'NL' });
  expect(readPostcodeAlone('9000')).toEqual({ postcode: '9000', country: 'BE' });
  for (const text of ['', '0123 AB', '101', '1012 A', '10122', 'Gent', '1012 AB NL'])
    expect(readPostcodeAlone(text)).toBeNull();
});
