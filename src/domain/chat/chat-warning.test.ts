import { expect, test } from 'vitest';
import { warningOf } from './chat-warning.ts';

const warned = (text: string) => warningOf(text, 'hervonden.test');

test.each([
  'Bel me op 06 - 1234 5678',
  'bel +31 6 12 34 56 78 even',
  'mail naar jan.jansen@voorbeeld.nl',
  'jan (at) voorbeeld.nl',
  'jan@voorbeeld.nl of anders piet@winkel.com',
  'Maak het over op NL91 ABNA 0417 1643 00',
  'stuur een Tikkie',
  'zit je op WhatsApp?',
])('contact data is noticed: %s', (text) => {
  expect(warned(text)).toBe('CONTACT_DATA');
});

test.each([
  'betaal hier: https://hervonden-betaal.example/x',
  'www.veilig-betalen.info',
  'ga naar hervonden-pay.com/12',
  'https://hervonden.test.evil.example/products/x',
])('a link that leads away is noticed: %s', (text) => {
  expect(warned(text)).toBe('OUTSIDE_LINK');
});

test.each([
  'Is hij nog te koop? Ik bied 120 euro.',
  'De maten zijn 120 x 45 x 80, uit 1965.',
  'Kijk ook eens naar https://hervonden.test/products/dressoir-1',
  'Zaterdag tussen 10.00 en 12.30?',
  'Artikel 1234567',
])('does not warn about ordinary text: %s', (text) => {
  expect(warned(text)).toBeNull();
});
