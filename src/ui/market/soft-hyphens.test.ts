import { expect, test } from 'vitest';
import { withSoftHyphens } from './soft-hyphens.ts';

test.each([
  ['Eetkamerstoelen', 'Eetkamer|stoelen'],
  ['Vintage keukenaccessoires', 'Vintage keuken|accessoires'],
  ['Tweepersoonsbedden en lampen', 'Tweepersoons|bedden en lampen'],
  ['Stoelen', 'Stoelen'],
  ['Chaises de salle à manger', 'Chaises de salle à manger'],
])('%s hyphenates between the parts of a compound', (text, parts) => {
  expect(withSoftHyphens(text).replaceAll('\u00ad', '|')).toBe(parts);
});
