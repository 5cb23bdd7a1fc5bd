import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useSingleKeys } from './single-keys.ts';

afterEach(cleanup);

function Page({ keys }: { readonly keys: Readonly<Record<string, () => void>> }) {
  useSingleKeys(keys);
  return <input aria-label="Search" />;
}

test('a key that is held acts once, so that what it opens is not decided about unseen', () => {
  const approve = vi.fn();
  render(<Page keys={{ a: approve }} />);
  fireEvent.keyDown(document.body, { key: 'a' });
  fireEvent.keyDown(document.body, { key: 'a', repeat: true });
  expect(approve).toHaveBeenCalledTimes(1);
});

test('U1 keys count with Caps Lock too, and not in a text field', () => {
  const [next, help] = [vi.fn(), vi.fn()];
  const { getByRole } = render(<Page keys={{ j: next, '?': help }} />);
  fireEvent.keyDown(document.body, { key: 'J' });
  fireEvent.keyDown(document.body, { key: '?', shiftKey: true });
  fireEvent.keyDown(getByRole('textbox'), { key: 'j' });
  expect([next.mock.calls.length, help.mock.calls.length]).toEqual([1, 1]);
});
