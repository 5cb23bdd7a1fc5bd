import { cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useRetainedFocus } from './use-retained-focus.ts';

afterEach(cleanup);

function Rows({ names }: { readonly names: readonly string[] }) {
  const title = useRef<HTMLHeadingElement>(null);
  useRetainedFocus(title, names.length);
  return (
    <>
      <h1 ref={title} tabIndex={-1}>
        Rows
      </h1>
      {names.map((name) => (
        <button key={name} type="button">
          {name}
        </button>
      ))}
    </>
  );
}

test('U2 the focus goes to the heading when its button leaves, and stays where it is otherwise', () => {
  const { rerender } = render(<Rows names={['a', 'b', 'c']} />);
  screen.getByRole('button', { name: 'b' }).focus();
  rerender(<Rows names={['b', 'c']} />);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'b' }));
  rerender(<Rows names={['c']} />);
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});
