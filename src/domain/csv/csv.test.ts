import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('a table with a mark for UTF-8, commas, CRLF and doubled quotes', () => {
  const rows = [
    ['Titel', 'Prijs'],
    ['Kast, "oud"', 12.5],
    ['Twee\nregels', null],
    ['Créme', -3],
  ] as const;
  expect(csvOf(rows)).toBe('\uFEFFTitel,Prijs\r\n"Kast, ""oud""",12.5\r\n"Twee\nregels",\r\nCréme,-3\r\n');
});

test('an amount has two decimals and stays a number in a spreadsheet below zero too', () => {
  expect(csvOf([[{ cents: -1_250 }, { cents: 7 }, { cents: 0 }]])).toBe('\uFEFF-12.50,0.07,0.00\r\n');
});

test.each(['=1+1', '+31 6', '-2', '@SUM(A1)', '\t=1', ' =1'])('%j stays text in a spreadsheet', (typed) => {
  expect(csvOf([[typed]])).toBe(`\uFEFF'${typed}\r\n`);
});
