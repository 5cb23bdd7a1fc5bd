import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

class FakeWatcher extends EventTarget {
  static open: FakeWatcher[] = [];
  constructor() {
    super();
    FakeWatcher.open.push(this);
  }
  destroy() {
    FakeWatcher.open = FakeWatcher.open.filter((one) => one !== this);
  }
}

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  vi.stubGlobal('CloseWatcher', FakeWatcher);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function withPointer(kind: 'coarse' | 'fine') {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === `(pointer: ${kind})`,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

function Bid() {
  const [isOpen, setOpen] = useState(true);
  return (
    <I18nProvider i18n={i18n}>
      <Dialog title="Make an offer" isOpen={isOpen} onOpenChange={setOpen}>
        450
      </Dialog>
    </I18nProvider>
  );
}

test('on a phone the way back closes the dialog, and is free again afterwards', () => {
  withPointer('coarse');
  render(<Bid />);
  const [watcher] = FakeWatcher.open;
  expect(FakeWatcher.open).toHaveLength(1);
  act(() => void watcher?.dispatchEvent(new Event('close')));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(FakeWatcher.open).toEqual([]);
});

test('with a mouse nothing is watched: Escape is the dialog’s own', () => {
  withPointer('fine');
  render(<Bid />);
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(FakeWatcher.open).toEqual([]);
});
