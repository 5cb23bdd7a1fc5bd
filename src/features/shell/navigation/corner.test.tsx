import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Corner } from './corner.tsx';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
afterEach(cleanup);

const show = (isStaff: boolean, hasContact = true) =>
  render(
    <I18nProvider i18n={i18n}>
      <Corner isStaff={isStaff} hasContact={hasContact} />
    </I18nProvider>,
  );
const bubble = () => screen.queryByRole('link', { name: /WhatsApp/ });

test('UI-002 the contact bubble opens a chat with the shop, without telling where from', () => {
  show(false);
  expect(bubble()?.getAttribute('href')).toBe('https://wa.me/447700900123');
  expect(bubble()?.getAttribute('rel')).toContain('noreferrer');
});

test('UI-003 staff does not get the contact bubble', () => {
  show(true);
  expect(bubble()).toBeNull();
});

test('UI-002 pages of the account and the checkout have no contact bubble', () => {
  show(false, false);
  expect(bubble()).toBeNull();
});

test('UI-002 the bubble and the button to the top hide for a button of the page that they would cover, and come back', async () => {
  const wishlistButton = document.createElement('main').appendChild(document.createElement('button'));
  let under: Element[] = [wishlistButton];
  document.elementsFromPoint = () => under;
  window.scrollTo(0, 900);
  show(false);
  const up = screen.getByRole('button', { name: 'Back to the top' });
  fireEvent.scroll(window);
  await waitFor(() => expect(bubble()?.dataset.away).toBeDefined());
  expect(up.dataset.away).toBeDefined();
  under = [];
  fireEvent.scroll(window);
  await waitFor(() => expect(bubble()?.dataset.away).toBeUndefined());
  expect(up.dataset.away).toBeUndefined();
  window.scrollTo(0, 0);
});

test('scrolling down hides the corner; the position that is restored after a reload does not', async () => {
  document.elementsFromPoint = () => [];
  show(false);
  const scrollTo = (at: number) => {
    window.scrollTo(0, at);
    fireEvent.scroll(window);
  };
  scrollTo(300);
  await waitFor(() => expect(bubble()?.dataset.away).toBeDefined());
  scrollTo(300 + 3 * window.innerHeight);
  await waitFor(() => expect(bubble()?.dataset.away).toBeUndefined());
  window.scrollTo(0, 0);
});

test('U1 what floats in the corner belongs to a part of the page with a name', () => {
  show(false);
  expect(screen.getByRole('complementary', { name: 'Contact' }).contains(bubble())).toBe(true);
});
