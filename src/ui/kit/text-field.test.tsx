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

test.each([
  ['a line', TextField],
  ['lines', TextArea],
] as const)('a field of %s is described by its help, its error and what else is named', (_kind, Field) => {
  render(
    <>
      <p id="elsewhere">In whole euros.</p>
      <Field label="Price" description="Per piece." error="Too low." aria-describedby="elsewhere" />
      <Field label="Size" isReadOnly />
    </>,
  );
  const [price, size] = [screen.getByLabelText('Price'), screen.getByLabelText('Size')];
  const described = price.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Per piece.',
    'Too low.',
    'In whole euros.',
  ]);
  expect(price.getAttribute('aria-invalid')).toBe('true');
  expect(['aria-describedby', 'aria-invalid'].map((name) => size.getAttribute(name))).toEqual([null, null]);
  expect(size.hasAttribute('readonly')).toBe(true);
});

test('a field without a value leaves its text to the document', () => {
  const onChange = vi.fn();
  const field = () => <TextArea label="Description" onChange={onChange} />;
  const { rerender } = render(field());
  const area = screen.getByLabelText<HTMLTextAreaElement>('Description');
  fireEvent.change(area, { target: { value: 'Oak' } });
  rerender(field());
  expect(area.value).toBe('Oak');
  expect(onChange.mock.calls).toEqual([['Oak']]);
});

test('a field has what is before and after it, its state, and tells when it is entered and left', () => {
  const [onFocus, onBlur] = [vi.fn(), vi.fn()];
  render(
    <TextField
      label="Bid"
      prefix="€"
      suffix="each"
      type="tel"
      isRequired
      isDisabled
      onFocus={onFocus}
      onBlur={onBlur}
    />,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Bid');
  expect(field.parentElement?.textContent).toBe('€each');
  expect([field.type, field.disabled, field.getAttribute('aria-required')]).toEqual(['tel', true, 'true']);
  fireEvent.focus(field);
  fireEvent.blur(field);
  expect([onFocus, onBlur].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('two screens may have a field with the same id, each with its own name', () => {
  render(
    <>
      <TextField id="email" label="New email address" />
      <TextField id="email" label="Email address" />
    </>,
  );
  const fields = screen.getAllByRole('textbox');
  expect(screen.getByRole('textbox', { name: 'Email address' })).toBe(fields[1]);
});
