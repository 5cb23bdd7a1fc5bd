import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CopyLink } from './copy-link.tsx';

const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers();
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  writeText.mockReset();
  render(
    <I18nProvider i18n={i18n}>
      <CopyLink address="https://shop.test/products/stoel" />
    </I18nProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test('UI-004 the link is copied, and the button confirms it for 2 seconds', async () => {
  writeText.mockResolvedValue();
  await press('Copy link');
  expect(writeText).toHaveBeenCalledWith('https://shop.test/products/stoel');
  expect(screen.getByRole('status').textContent).toBe('Link copied');
  act(() => vi.advanceTimersByTime(1_999));
  expect(screen.queryByRole('button', { name: 'Link copied' })).not.toBeNull();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.queryByRole('button', { name: 'Copy link' })).not.toBeNull();
});

test('where the browser refuses, the link is shown to copy by hand', async () => {
  writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await press('Copy link');
  const field = screen.getByLabelText<HTMLInputElement>('Copy this link:');
  expect(field.value).toBe('https://shop.test/products/stoel');
  expect(document.activeElement).toBe(field);
});
