import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChoiceMenu } from './menu.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  i18n.loadAndActivate({ locale: 'en', messages: {} });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const onChoose = vi.fn();
const onOpenChange = vi.fn();

function Sample() {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <I18nProvider i18n={i18n}>
      <button ref={button} type="button">
        Language
      </button>
      <ChoiceMenu
        label="Language"
        triggerRef={button}
        isOpen
        onOpenChange={onOpenChange}
        options={[
          { value: 'nl', label: 'Nederlands' },
          { value: 'fr', label: 'Français' },
        ]}
        value="nl"
        onChoose={onChoose}
      />
    </I18nProvider>
  );
}

function resizeTo(width: number): void {
  vi.stubGlobal('innerWidth', width);
  act(() => void window.dispatchEvent(new Event('resize')));
}
// A sheet has a heading and a close button; a dropdown has neither.
const isSheet = () => screen.queryByRole('heading', { name: 'Language' }) !== null;

test('UI-008 a dropdown is a sheet below 640 px and hangs under its button from 640 px', () => {
  resizeTo(639);
  render(<Sample />);
  expect(isSheet()).toBe(true);
  cleanup();
  resizeTo(640);
  render(<Sample />);
  expect(isSheet()).toBe(false);
  expect(screen.getByRole('menuitemradio', { name: 'Nederlands' }).getAttribute('aria-checked')).toBe('true');
});

test('UI-017 a dropdown follows a resize after 150 ms of quiet', () => {
  resizeTo(800);
  render(<Sample />);
  resizeTo(500);
  act(() => vi.advanceTimersByTime(149));
  resizeTo(480);
  act(() => vi.advanceTimersByTime(149));
  expect(isSheet()).toBe(false);
  act(() => vi.advanceTimersByTime(1));
  expect(isSheet()).toBe(true);
});

test('choosing closes it and reports the choice', () => {
  resizeTo(800);
  render(<Sample />);
  fireEvent.click(screen.getByRole('menuitemradio', { name: 'Français' }));
  expect(onChoose).toHaveBeenCalledWith('fr');
  expect(onOpenChange).toHaveBeenCalledWith(false);
});
