import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRef, memo, use, useRef, useState } from 'react';
import { ButtonContext } from 'react-aria-components/Button';
import { HeadingContext } from 'react-aria-components/Heading';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { FullSheet } from './sheet-full.tsx';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
afterEach(cleanup);

test('new content does not rerender the headings and buttons of a sheet', () => {
  const onRender = vi.fn();
  // Reads what every heading and button of React Aria reads.
  const Control = memo(() => {
    use(HeadingContext);
    use(ButtonContext);
    onRender();
    return <p>A control</p>;
  });
  const onOpenChange = () => undefined;
  const opener = createRef<HTMLElement>();
  const sheet = (count: number) => (
    <I18nProvider i18n={i18n}>
      <FullSheet
        title="Filters"
        isOpen
        onOpenChange={onOpenChange}
        opener={opener}
        actions={<p>{count} products</p>}
      >
        <Control />
      </FullSheet>
    </I18nProvider>
  );
  const { rerender } = render(sheet(36));
  const before = onRender.mock.calls.length;
  rerender(sheet(12));
  expect(screen.getByRole('dialog', { name: 'Filters' }).textContent).toContain('12 products');
  expect(onRender.mock.calls.length).toBe(before);
});

/** A sheet with two buttons that open it, one of which may be gone when it closes. */
function Page() {
  const [isOpen, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(true);
  const filters = useRef<HTMLButtonElement>(null);
  const open = () => setOpen(true);
  return (
    <I18nProvider i18n={i18n}>
      <button type="button" ref={filters} onClick={open}>
        Filters
      </button>
      {isAsked && (
        <button type="button" onClick={open}>
          Add your postcode
        </button>
      )}
      <FullSheet title="Filters" isOpen={isOpen} onOpenChange={setOpen} opener={filters} actions={null}>
        <button type="button" onClick={() => setAsked(false)}>
          Done
        </button>
      </FullSheet>
    </I18nProvider>
  );
}

/** Opens the sheet, which was rendered while a field had the focus, and closes it after a press in it. */
async function closeAfter(press: string | null): Promise<void> {
  const search = document.body.appendChild(document.createElement('input'));
  onTestFinished(() => search.remove());
  search.focus();
  render(<Page />);
  await waitFor(() => expect(document.querySelector('[data-full-sheet]')).not.toBeNull());
  const button = screen.getByRole('button', { name: 'Add your postcode' });
  button.focus();
  fireEvent.click(button);
  await screen.findByRole('dialog');
  if (press !== null) fireEvent.click(screen.getByRole('button', { name: press }));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // React Aria moves the focus in the next frame, if at all.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

test('a closed sheet gives the focus back to what opened it, not to what had it before', async () => {
  await closeAfter(null);
  expect(document.activeElement?.textContent).toBe('Add your postcode');
});

test('a closed sheet gives the focus to its own button if what opened it is gone', async () => {
  await closeAfter('Done');
  expect(document.activeElement?.textContent).toBe('Filters');
});
