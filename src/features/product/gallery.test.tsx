import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Gallery } from './gallery.tsx';

const images = [1, 2, 3].map((number) => ({
  __typename: 'ProductImage' as const,
  key: `stoel-${number}.jpg`,
  alt: `Stoel (${number}/3)`,
  width: 1200,
  height: 900,
  color: '#888888',
}));

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  render(
    <I18nProvider i18n={i18n}>
      <Gallery images={images} title="Stoel" />
    </I18nProvider>,
  );
});
afterEach(cleanup);

const shown = () => screen.getByText(/ \/ 3$/).textContent;

async function openFullScreen() {
  fireEvent.click(screen.getByRole('button', { name: /Full screen/ }));
  return await screen.findByRole('dialog');
}

test('PROD-032 a thumbnail and the arrow keys change the photo', () => {
  expect(shown()).toBe('1 / 3');
  fireEvent.click(screen.getByRole('button', { name: 'Photo 3' }));
  expect(shown()).toBe('3 / 3');
  fireEvent.keyDown(screen.getByRole('region', { name: 'Photos of Stoel' }), { key: 'ArrowLeft' });
  expect(shown()).toBe('2 / 3');
});

test('PROD-035 PROD-037 full screen goes round in both directions with the arrows', async () => {
  const dialog = await openFullScreen();
  const number = () => dialog.textContent?.match(/\d \/ 3/)?.[0];
  const stage = dialog.firstElementChild;
  if (stage === null) throw new Error('the dialog is empty');
  fireEvent.keyDown(stage, { key: 'ArrowLeft' });
  expect(number()).toBe('3 / 3');
  fireEvent.keyDown(stage, { key: 'ArrowRight' });
  expect(number()).toBe('1 / 3');
});

test('PROD-034 PROD-036 PROD-038 Escape closes the full-screen view, and the page may scroll again', async () => {
  const dialog = await openFullScreen();
  expect(document.documentElement.style.overflow).toBe('hidden');
  const stage = dialog.firstElementChild;
  if (stage === null) throw new Error('the dialog is empty');
  act(() => {
    fireEvent.keyDown(stage, { key: 'Escape' });
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.documentElement.style.overflow).toBe('');
});
