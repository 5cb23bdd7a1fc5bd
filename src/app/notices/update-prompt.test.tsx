import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type UpdatePhase, updatePhase$ } from '#src/platform/update/app-update.ts';
import { UpdatePrompt } from './update-prompt.tsx';

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  updatePhase$.next('current');
  render(
    <I18nProvider i18n={i18n}>
      <UpdatePrompt />
    </I18nProvider>,
  );
});
afterEach(cleanup);

const show = (phase: UpdatePhase) => act(() => updatePhase$.next(phase));

test('nothing is asked while the version is the newest', () => {
  expect(document.body.textContent).toBe('');
});

test('a new version is announced, and can wait', () => {
  show('waiting');
  expect(screen.getByRole('status').textContent).toContain('There is a new version of Hervonden');
  act(() => screen.getByRole('button', { name: 'Later' }).click());
  expect(document.body.textContent).toBe('');
});

test('unsaved work is announced with a button to try again', () => {
  show('unsaved');
  expect(screen.getByText('Some changes could not be saved')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});

test('a tab overtaken by another tab announces that it stays usable', () => {
  show('replaced');
  expect(screen.getByRole('status').textContent).toContain('You can go on here');
});

test('text that nothing stores is named before a reload removes it', () => {
  show('typed');
  expect(screen.getByText(/You have not sent or saved a text/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Reload anyway' })).toBeDefined();
});
