import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { AccordionSection } from './accordion.tsx';
import { Checkbox } from './checkbox.tsx';
import { CheckboxGroup } from './checkbox-group.tsx';

afterEach(cleanup);

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

describe('Checkbox', () => {
  test('follows the state: a change that is not taken over leaves it as it was', () => {
    const onChange = vi.fn();
    render(
      <Checkbox isSelected={false} onChange={onChange}>
        Delivery
      </Checkbox>,
    );
    fireEvent.click(screen.getByText('Delivery'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
    expect(box('Delivery').checked).toBe(false);
  });

  test('has the focus after a click, also in a browser that focuses no checkbox', () => {
    render(
      <Checkbox isSelected={false} onChange={() => undefined}>
        Delivery
      </Checkbox>,
    );
    fireEvent.click(box('Delivery'));
    expect(document.activeElement).toBe(box('Delivery'));
  });

  test('is not ticked by the browser, which remembers how it was left', () => {
    render(
      <Checkbox isSelected={false} onChange={() => undefined}>
        Delivery
      </Checkbox>,
    );
    expect(box('Delivery').autocomplete).toBe('off');
  });

  test('a disabled one does not change', () => {
    const onChange = vi.fn();
    render(
      <Checkbox isSelected={false} isDisabled onChange={onChange}>
        Delivery
      </Checkbox>,
    );
    fireEvent.click(screen.getByText('Delivery'));
    expect(onChange).not.toHaveBeenCalled();
  });
});

function Colours() {
  const [value, setValue] = useState<readonly string[]>(['white']);
  return (
    <>
      <CheckboxGroup
        label="Colours"
        description="Those of the frame"
        options={[
          { value: 'red', label: 'Red' },
          { value: 'white', label: 'White' },
        ]}
        value={value}
        onChange={setValue}
      />
      <output>{value.join(' ')}</output>
    </>
  );
}

test('a group of checkboxes keeps the order of its options, and describes each box', () => {
  render(<Colours />);
  const group = screen.getByRole('group', { name: 'Colours', description: 'Those of the frame' });
  expect(
    group.contains(screen.getByRole('checkbox', { name: 'Red', description: 'Those of the frame' })),
  ).toBe(true);
  fireEvent.click(box('Red'));
  expect(screen.getByRole('status').textContent).toBe('red white');
  fireEvent.click(box('White'));
  expect(screen.getByRole('status').textContent).toBe('red');
});

test('a section is a group with the name of its button, which has the focus after a click', () => {
  render(<AccordionSection title="Delivery">By van</AccordionSection>);
  const button = screen.getByRole('button', { name: 'Delivery' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByText('By van')).toBeNull();
  fireEvent.click(button);
  expect(screen.getByRole('group', { name: 'Delivery' }).id).toBe(button.getAttribute('aria-controls'));
  expect(document.activeElement).toBe(button);
  fireEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('group', { name: 'Delivery' })).toBeNull();
});

test('a controlled section is open when its owner says so', () => {
  const onOpenChange = vi.fn();
  render(
    <AccordionSection title="Delivery" isOpen={false} onOpenChange={onOpenChange}>
      By van
    </AccordionSection>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Delivery' }));
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true);
  expect(screen.queryByText('By van')).toBeNull();
});
