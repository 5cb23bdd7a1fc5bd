import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ComboBox } from './combo-box.tsx';
import { Dialog } from './dialog.tsx';
import { layers } from './layers.ts';
import { Select } from './select.tsx';

/** The close function of each open layer, lowest first. */
let open: (() => void)[] = [];
const onOpenChange = vi.fn();

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  open = [];
  onOpenChange.mockClear();
  vi.spyOn(layers, 'open').mockImplementation((close) => {
    open.push(close);
    return () => {
      open = open.filter((one) => one !== close);
    };
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const options = [
  { value: 'chair', label: 'Chair' },
  { value: 'table', label: 'Table' },
];
const choice = { options, value: null, onChange: () => undefined };

function showAt(width: number) {
  vi.stubGlobal('innerWidth', width);
  render(
    <I18nProvider i18n={i18n}>
      <Dialog title="Category and product type" isOpen onOpenChange={onOpenChange}>
        <Select label="Kind" {...choice} />
        <ComboBox label="Brand" {...choice} />
      </Dialog>
    </I18nProvider>,
  );
}
const openSelect = () => fireEvent.click(screen.getByRole('button', { name: /Kind/ }));

test('on a phone the list of a select in a dialog is a layer above it, and Back closes the list only', async () => {
  showAt(390);
  expect(open).toHaveLength(1);
  openSelect();
  expect(await screen.findByRole('listbox')).toBeTruthy();
  expect(open).toHaveLength(2);
  act(() => open.at(-1)?.());
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(open).toHaveLength(1);
  expect(onOpenChange).not.toHaveBeenCalled();
});

test('on a wide screen a list is no layer', async () => {
  showAt(1280);
  openSelect();
  expect(await screen.findByRole('listbox')).toBeTruthy();
  expect(open).toHaveLength(1);
});
