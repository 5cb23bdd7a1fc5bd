import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { chooseShortcuts, followSlash } from './slash-key.ts';

let stop = () => {};
afterEach(() => {
  stop();
  cleanup();
  chooseShortcuts(true);
});

function show() {
  render(
    <>
      <input id="search" aria-label="Search" />
      <input aria-label="Title" />
      <button type="button">Other</button>
    </>,
  );
  stop = followSlash('search');
}
const search = () => screen.getByLabelText('Search');

test('"/" goes to the search, and types no slash there', () => {
  show();
  const wasLeftAlone = fireEvent.keyDown(screen.getByRole('button'), { key: '/' });
  expect(wasLeftAlone).toBe(false);
  expect(document.activeElement).toBe(search());
});

test('"/" types a character in a field, with modifier keys, and when the shortcut is switched off', () => {
  show();
  expect(fireEvent.keyDown(screen.getByLabelText('Title'), { key: '/' })).toBe(true);
  expect(fireEvent.keyDown(document.body, { key: '/', ctrlKey: true })).toBe(true);
  chooseShortcuts(false);
  expect(fireEvent.keyDown(document.body, { key: '/' })).toBe(true);
  expect(document.activeElement).not.toBe(search());
});
