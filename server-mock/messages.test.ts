import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { messages, sentence } from './composition.ts';
import { localeOf, locales } from './messages.ts';

test('the language is the first of the request that we speak, Dutch otherwise', () => {
  expect(localeOf(undefined)).toBe('nl');
  expect(localeOf('fr-BE,fr;q=0.9,en;q=0.5')).toBe('fr');
  expect(localeOf('en;q=0.3, fr;q=0.8')).toBe('fr');
  expect(localeOf('de-DE, en-GB;q=0.8')).toBe('en');
  expect(localeOf('*')).toBe('nl');
});

test('AUTH-031 a failed login has the sentence of the specification', () => {
  expect(sentence('generic_error', 'nl')).toBe('Het e-mailadres of wachtwoord is onjuist.');
});

test('a code without its own sentence gets the general one', () => {
  expect(Object.hasOwn(messages, 'some_new_code')).toBe(false);
  expect(sentence('some_new_code', 'en')).toBe('Something went wrong. Try again.');
  expect(sentence('toString', 'en')).toBe('Something went wrong. Try again.');
});

test('a message has the numbers of its limits, and the end of the obstacle in whole minutes', () => {
  const until = new Date('2026-11-22T13:31:20Z');
  expect(sentence('reservation_limit', 'en', until)).toBe(
    'You already have products reserved that have not been paid for; the limit is 15 at a time. Your cart is saved. Finish that payment first, or try again after 22 November at 14:32.',
  );
  expect(sentence('reservation_cart_too_large_guest', 'nl')).toContain('hoogstens 10 producten');
});

test('French marks keep to their word', () => {
  expect(sentence('wrong_state', 'fr')).toMatch(/^Ce n’est plus possible\u00a0: /);
});

test('every code that the server throws or sends has its own sentence in each language', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const texts = files.map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'));
  const thrown =
    /(?:new [A-Z]\w+Error\(|refuseRequest\(\w+, \w+, \d+, |constructor\(errorCode = |super\()'([a-z_]+)'/g;
  const codes = new Set(texts.flatMap((text) => [...text.matchAll(thrown)].map((match) => match[1] ?? '')));
  expect(codes.size).toBeGreaterThan(15);
  for (const code of codes) {
    expect(Object.hasOwn(messages, code), code).toBe(true);
    expect(new Set(locales.map((locale) => sentence(code, locale))).size, code).toBe(locales.length);
  }
});
