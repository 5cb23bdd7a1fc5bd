import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DataForm } from '#src/ui/kit/data-form.tsx';

function Form({ onSubmit }: { onSubmit: () => void }) {
  return (
    <DataForm onSubmit={onSubmit}>
      <input aria-label="one line" />
      <textarea aria-label="many lines" />
      <button type="submit">Send</button>
    </DataForm>
  );
}

test('UI-005 Enter in a field is suppressed, so that it does not send the form', () => {
  render(<Form onSubmit={vi.fn()} />);
  expect(fireEvent.keyDown(screen.getByLabelText('one line'), { key: 'Enter' })).toBe(false);
  expect(fireEvent.keyDown(screen.getByLabelText('one line'), { key: 'a' })).toBe(true);
});

test('UI-006 Enter in a text area is left alone', () => {
  render(<Form onSubmit={vi.fn()} />);
  expect(
    fireEvent.keyDown(screen.getAllByLabelText('many lines').at(-1) as HTMLElement, { key: 'Enter' }),
  ).toBe(true);
});
