import { describe, expect, test } from 'vitest';
import { isSameNumber, matchNumber, numberQuestion } from './number-lookup.ts';

const dutch = { postcode: '1012 AB', houseNumber: '12', country: 'NL' } as const;
const belgian = { postcode: '9000', houseNumber: '12', country: 'BE' } as const;
const labelled = (...labels: string[]) => labels.map((label) => ({ label }));

describe('what a register is asked for a postcode and a house number', () => {
  test.each([
    [dutch, '1012AB 12'],
    [{ ...dutch, postcode: ' 1012ab ', houseNumber: ' 012 ' }, '1012AB 12'],
    [belgian, '9000 12'],
    [{ ...dutch, postcode: '1012' }, null],
    [{ ...belgian, postcode: '9000 AB' }, null],
    [{ ...dutch, houseNumber: '' }, null],
    [{ ...dutch, houseNumber: '12a' }, null],
  ])('%o: %s', (asked, question) => expect(numberQuestion(asked)).toBe(question));
});

describe('which suggestion is about this postcode and number', () => {
  test.each([
    'Damrak 12, 1012 AB Amsterdam',
    'Damrak 12, 1012AB Amsterdam',
    'Damrak 12A-1, 1012AB Amsterdam',
    '1012ab 12',
  ])('%s', (label) => {
    expect(matchNumber(dutch, labelled('Damrak, Amsterdam', label))).toEqual({
      ...{ suggestion: { label }, namesStreet: true },
    });
  });

  test.each([
    'Damrak 12, 1012 AC Amsterdam',
    'Damrak 112, 1012 AB Amsterdam',
    'Damrak 120, 1012 AB Amsterdam',
    'Damrak, 1012 AB Amsterdam',
    'Kerkstraat 12, 9000 Gent',
  ])('not %s', (label) => expect(matchNumber(dutch, labelled(label))).toBeNull());

  test('a Dutch postcode that begins with the same digits is not a Belgian one', () => {
    expect(matchNumber(belgian, labelled('Kerkstraat 12, 9000 AB Grou'))).toBeNull();
    expect(matchNumber(belgian, labelled('Veldstraat 12, 9000 Gent'))?.namesStreet).toBe(true);
  });

  test('a Belgian postcode names no street while the register knows several', () => {
    const several = labelled('Veldstraat 12, 9000 Gent', 'Kerkstraat 12, 9000 Gent');
    expect(matchNumber(belgian, several)).toEqual({ suggestion: several[0], namesStreet: false });
  });
});

test('postcode and number are compared, not how they are written', () => {
  expect(isSameNumber(dutch, { ...dutch, postcode: '1012ab', houseNumber: '012' })).toBe(true);
  for (const other of [
    { ...dutch, postcode: '1012 AC' },
    { ...dutch, houseNumber: '13' },
    { ...dutch, houseNumber: '' },
    { ...dutch, country: 'BE' as const },
  ])
    expect(isSameNumber(dutch, other)).toBe(false);
});
