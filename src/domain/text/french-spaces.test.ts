import { expect, test } from 'vitest';
import { keepMarks } from './french-spaces.ts';

test.each([
  ['la matière : nous cherchons', 'la matière\u00a0: nous cherchons'],
  ['Quelque chose ne va pas ?', 'Quelque chose ne va pas\u00a0?'],
  ['« mon téléphone » ou rien ; fini !', '«\u00a0mon téléphone\u00a0» ou rien\u00a0; fini\u00a0!'],
  ['plus de 2 000 € ou 21 %', 'plus de 2\u00a0000\u00a0€ ou 21\u00a0%'],
  ['de 9:30 à 10:00', 'de 9:30 à 10:00'],
  ['le 28 novembre 2026', 'le 28 novembre 2026'],
])('a mark, unit or group of digits of "%s" stays with its word', (written, expected) => {
  expect(keepMarks(written)).toBe(expected);
});
