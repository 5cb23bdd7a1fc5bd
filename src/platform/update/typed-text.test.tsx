import { afterEach, beforeEach, expect, test } from 'vitest';
import { followTypedText, hasTypedText } from './typed-text.ts';

let stop: () => void = () => undefined;

beforeEach(() => {
  stop = followTypedText();
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

function type(html: string, value: string): HTMLInputElement {
  const place = document.createElement('div');
  place.innerHTML = html;
  document.body.append(place);
  const field = place.querySelector<HTMLInputElement>('input, textarea');
  if (field === null) throw new Error('No field');
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return field;
}

test('text in a field counts until it is sent and the field is empty', () => {
  expect(hasTypedText()).toBe(false);
  const field = type('<textarea></textarea>', 'Is de prijs nog bespreekbaar?');
  expect(hasTypedText()).toBe(true);
  field.value = '';
  expect(hasTypedText()).toBe(false);
});

test('text of a page that was left counts no more', () => {
  type('<input type="text">', 'Anna').parentElement?.remove();
  expect(hasTypedText()).toBe(false);
});

test.each([
  ['a form that is stored', '<form data-stored-input><input type="text"></form>'],
  ['a search', '<input type="search">'],
  ['a choice', '<input type="checkbox">'],
])('%s does not count', (_name, html) => {
  type(html, 'x');
  expect(hasTypedText()).toBe(false);
});

test('what the page fills in itself does not count', () => {
  document.body.innerHTML = '<input type="text" value="Anna">';
  expect(hasTypedText()).toBe(false);
});
