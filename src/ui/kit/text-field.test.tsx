import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { TextArea, TextField } from './text-field.tsx';

afterEach(cleanup);

test.each([
  ['a line', TextField],
  ['lines', TextArea],
] as const)('Escape in a field of %s that waits for Enter reaches the dialog around it', (_kind, Field) => {
  const onKey = vi.fn();
  const onDialogKey = vi.fn();
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: it stands for the dialog
    <div onKeyDown={({ key }) => onDialogKey(key)}>
      <Field label="Postcode" onKeyDown={({ key }) => onKey(key)} />
    </div>,
  );
  fireEvent.keyDown(screen.getByLabelText('Postcode'), { key: 'Escape' });
  expect(onKey.mock.calls).toEqual([['Escape']]);
  expect(onDialogKey.mock.calls).toEqual([['Escape']]);
});
