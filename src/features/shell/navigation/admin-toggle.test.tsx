import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Corner } from './corner.tsx';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const show = (isStaff: boolean) =>
  render(
    <I18nProvider i18n={i18n}>
      <Corner hasContact isStaff={isStaff} />
    </I18nProvider>,
  );
const toggle = () => screen.findByRole('button', { name: 'Staff tools' });

test('STAFF-001 STAFF-002 STAFF-003 staff switch the admin UI on and off in the corner; the choice is stored on the device', async () => {
  show(false);
  expect(screen.queryByRole('button', { name: 'Staff tools' })).toBeNull();
  cleanup();
  show(true);
  const first = await toggle();
  expect(first.getAttribute('aria-pressed')).toBe('false');
  act(() => void fireEvent.click(first));
  expect(first.getAttribute('aria-pressed')).toBe('true');
  expect(localStorage.getItem('showAdminUI')).toBe('true');
  cleanup();
  show(true);
  const again = await toggle();
  act(() => void fireEvent.click(again));
  expect(localStorage.getItem('showAdminUI')).toBe('false');
});
