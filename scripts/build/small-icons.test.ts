import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { smallIcon } from './small-icons.ts';

const heart = readFileSync('node_modules/lucide-react/dist/esm/icons/heart.mjs', 'utf8');

test('an icon of Lucide gets our component, and its lines have no keys', () => {
  const small = smallIcon(heart, 'heart.mjs');
  expect(small).toContain('line-icon.ts');
  expect(small).toContain('M2 9.5a5.5');
  expect(small).not.toMatch(/createLucideIcon\.mjs|key:/);
});

test('an icon with an unexpected source ends the build', () => {
  const other = heart.replace('import createLucideIcon from', 'import { createLucideIcon } from');
  expect(() => smallIcon(other, 'heart.mjs')).toThrow('heart.mjs');
  expect(() => smallIcon(heart.replace(/key: "/, "key: '"), 'heart.mjs')).toThrow('heart.mjs');
});
