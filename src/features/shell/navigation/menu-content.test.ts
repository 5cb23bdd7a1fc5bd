import { expect, test } from 'vitest';
import { categoryColumns, menuOf, subcategoryColumns, wholeMenu } from './menu-content.ts';

test('NAV-010 three category columns for more than 10 entries, else two', () => {
  expect([1, 10, 11, 14].map(categoryColumns)).toEqual([2, 2, 3, 3]);
});

test('NAV-011 two subcategory columns for more than 8 entries, else one', () => {
  expect([1, 8, 9, 10].map(subcategoryColumns)).toEqual([1, 1, 2, 2]);
});

test('NAV-009 every category has its place and its address in the menu', () => {
  const chairs = menuOf('meubels').find(({ value }) => value === 'stoelen');
  expect(chairs?.href).toBe('/meubels/stoelen');
  expect(chairs?.entries[0]).toMatchObject({ href: '/meubels/stoelen/eetkamerstoelen' });
  expect(menuOf('lampen').length).toBeGreaterThan(1);
  expect(menuOf('lampen').every(({ href }) => /^\/lampen\/[^/]+/.test(href))).toBe(true);
  expect(menuOf('nothing')).toEqual([]);
  expect(wholeMenu().map(({ href }) => href)).toEqual(['/meubels', '/lampen', '/accessoires', '/servies']);
});
