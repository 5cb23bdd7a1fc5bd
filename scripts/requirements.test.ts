import { expect, test } from 'vitest';
import { namingTitles, parseRequirements, requirementIdsIn, titlesOf } from './requirements.ts';

test.each([
  ['FORM-043 a scraped product', ['FORM-043']],
  ['FORM-001, FORM-002 I18N-004', ['FORM-001', 'FORM-002', 'I18N-004']],
  ['(FORM-013..016)', ['FORM-013', 'FORM-014', 'FORM-015', 'FORM-016']],
  ['BID-009..BID-011', ['BID-009', 'BID-010', 'BID-011']],
  ['CHECK-032 to CHECK-034', ['CHECK-032', 'CHECK-033', 'CHECK-034']],
  ['CART-002/003/005', ['CART-002', 'CART-003', 'CART-005']],
  ['FORM-016..013', ['FORM-016']],
  ['between FORM-016 and 100 others', ['FORM-016']],
  ['form-043, FORM-43, FORM-0435', []],
])('the requirements of "%s" are %j', (text, ids) => {
  expect(requirementIdsIn(text)).toEqual(ids);
});

test('titles are read from every kind of call, and from nothing else', () => {
  const source = `
    test('one', () => {});
    describe.each([f('no'), (1)])('two', () => { it.only(\`three \${1} four\`, () => {}); });
    test.each\`a\`('five', () => expect('no').toBe(1));
    // test('a comment')
    other('no');
    test(name, () => {});
  `;
  const titles = titlesOf('x.test.ts', source);
  expect(titles.map(({ text }) => text)).toEqual(['one', 'two', 'three … four', 'five']);
  expect(titles[0]?.start).toBe(source.indexOf("test('one'"));
});

test('a requirement lists each title that names it once', () => {
  const named = namingTitles([
    ['a.test.ts', "test('FORM-001 FORM-001..002 a', () => {});"],
    ['b.test.tsx', "describe('FORM-002', () => <p>FORM-003</p>);"],
  ]);
  expect([...named]).toEqual([
    ['FORM-001', ['a.test.ts: FORM-001 FORM-001..002 a']],
    ['FORM-002', ['a.test.ts: FORM-001 FORM-001..002 a', 'b.test.tsx: FORM-002']],
  ]);
});

test('a row has three columns', () => {
  expect(parseRequirements('id\tarea\ttext\nUI-001\tshell\tA "toast".\n')).toEqual([
    { id: 'UI-001', area: 'shell', text: 'A "toast".' },
  ]);
  expect(() => parseRequirements('id\tarea\ttext\nUI-001\tshell\n')).toThrow('UI-001');
});
