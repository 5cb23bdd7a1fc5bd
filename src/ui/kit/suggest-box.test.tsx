import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { SuggestBox } from './suggest-box.tsx';

afterEach(cleanup);

function Box() {
  const [input, setInput] = useState('');
  return (
    <SuggestBox
      label="Address"
      description="Help"
      placeholder="Street"
      input={input}
      onInput={setInput}
      suggestions={[{ id: 'a', label: 'Oudegracht 1', matchStart: 0, matchEnd: 3 }]}
      onPick={() => undefined}
      isBusy={false}
      emptyText="Searching"
      maxLength={100}
    />
  );
}

test('the list stays open while the page scrolls, as under the keyboard of a phone, and Escape closes it', async () => {
  render(<Box />);
  const box = screen.getByRole('combobox');
  act(() => box.focus());
  fireEvent.change(box, { target: { value: 'oud' } });
  expect(await screen.findByRole('option', { name: /gracht 1/ })).toBeTruthy();
  fireEvent.scroll(window);
  expect(screen.queryByRole('listbox')).not.toBeNull();
  fireEvent.keyDown(box, { key: 'Escape' });
  expect(screen.queryByRole('listbox')).toBeNull();
  fireEvent.scroll(window);
  expect(screen.queryByRole('listbox')).toBeNull();
});
