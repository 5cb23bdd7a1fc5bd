import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ShareLink } from './share-link.tsx';

const share = vi.fn<(data: ShareData) => Promise<void>>();

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  share.mockReset();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(isPhone: boolean, withSheet = true) {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isPhone && query === '(pointer: coarse)' }));
  vi.stubGlobal('navigator', withSheet ? { share } : {});
  render(
    <I18nProvider i18n={i18n}>
      <ShareLink title="Oak table" />
    </I18nProvider>,
  );
}
const press = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Share' })));
const isCopyOffered = () => screen.queryByRole('button', { name: 'Copy link' }) !== null;

test('UI-004 a phone shares title and URL with its own sheet, and closing it is no failure', async () => {
  show(true);
  share.mockRejectedValue(new DOMException('closed', 'AbortError'));
  await press();
  expect(share).toHaveBeenCalledWith({ title: 'Oak table', url: location.href });
  expect(isCopyOffered()).toBe(false);
});

test('UI-004 where the sheet is refused, the link can be copied', async () => {
  show(true);
  share.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await press();
  expect(isCopyOffered()).toBe(true);
});

test('UI-004 on a computer and without a sheet the link can be copied', () => {
  show(false);
  expect(isCopyOffered()).toBe(true);
  cleanup();
  show(true, false);
  expect(isCopyOffered()).toBe(true);
});
