import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { RootMark } from './root-mark.tsx';

afterEach(cleanup);

test('the document is marked as long as one of several dialogs is open', () => {
  const isMarked = () => document.documentElement.hasAttribute('data-with-dialog');
  expect(isMarked()).toBe(false);
  const first = render(<RootMark name="dialog" />);
  const second = render(<RootMark name="dialog" />);
  expect(isMarked()).toBe(true);
  first.unmount();
  expect(isMarked()).toBe(true);
  second.unmount();
  expect(isMarked()).toBe(false);
});
