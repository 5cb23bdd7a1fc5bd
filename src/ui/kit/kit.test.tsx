import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Button } from './button.tsx';
import { DataForm } from './data-form.tsx';
import { MultiSelect } from './multi-select.tsx';
import { NumberField } from './number-field.tsx';
import { Select } from './select.tsx';
import { TextArea, TextField } from './text-field.tsx';
import { ToastRegion } from './toast.tsx';
import { toast } from './toast-store.ts';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (node: ReactNode) => render(<I18nProvider i18n={i18n}>{node}</I18nProvider>);

describe('toast', () => {
  test('UI-001 hides by itself after 5 seconds', () => {
    vi.useFakeTimers();
    show(<ToastRegion />);
    act(() => toast('Kept for later'));
    expect(screen.getByText('Kept for later')).toBeTruthy();
    act(() => vi.advanceTimersByTime(4_999));
    expect(screen.queryByText('Kept for later')).not.toBeNull();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.queryByText('Kept for later')).toBeNull();
  });

  test('stays while the pointer is on it', () => {
    vi.useFakeTimers();
    show(<ToastRegion />);
    act(() => toast('Read me slowly'));
    const box = screen.getByRole('status');
    fireEvent.pointerEnter(box);
    act(() => vi.advanceTimersByTime(20_000));
    expect(screen.queryByText('Read me slowly')).not.toBeNull();
    fireEvent.pointerLeave(box);
    act(() => vi.advanceTimersByTime(5_000));
    expect(screen.queryByText('Read me slowly')).toBeNull();
  });
});

describe('Button', () => {
  test('while it waits it keeps the focus and does nothing; once gone, nothing refers to it', () => {
    const onPress = vi.fn();
    const both = (isPending: boolean) => (
      <I18nProvider i18n={i18n}>
        <Button isPending={isPending} onPress={onPress}>
          Save
        </Button>
      </I18nProvider>
    );
    const { rerender } = render(both(false));
    const button = screen.getByRole('button', { name: 'Save' });
    act(() => button.focus());
    fireEvent.click(button);
    rerender(both(true));
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button);
    expect(onPress).toHaveBeenCalledTimes(1);
    rerender(<p>Saved</p>);
    const lost = [...document.querySelectorAll('[aria-labelledby]')].filter(
      (element) => document.getElementById(element.getAttribute('aria-labelledby') ?? '') === null,
    );
    expect(lost).toEqual([]);
  });

  test('a press does not press the row around it', () => {
    const onPress = vi.fn();
    const onRow = vi.fn();
    show(
      // biome-ignore lint/a11y: it stands for a row that can be pressed
      <div onClick={onRow}>
        <Button onPress={onPress}>Remove</Button>
      </div>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(onPress).toHaveBeenCalledTimes(1);
    expect(onRow).not.toHaveBeenCalled();
  });

  test('it submits its form, and not while it waits', () => {
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
    const form = (isPending: boolean) => (
      <I18nProvider i18n={i18n}>
        <form onSubmit={onSubmit}>
          <Button type="submit" isPending={isPending}>
            Send
          </Button>
          <Button>Cancel</Button>
        </form>
      </I18nProvider>
    );
    const { rerender } = render(form(false));
    for (const name of ['Send', 'Cancel']) fireEvent.click(screen.getByRole('button', { name }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
    rerender(form(true));
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  test('Enter that is held presses it once', () => {
    show(<Button>Remove</Button>);
    const button = screen.getByRole('button', { name: 'Remove' });
    // Browsers press the button unless the event was cancelled.
    const isPress = (repeat: boolean) => fireEvent.keyDown(button, { key: 'Enter', repeat });
    expect([isPress(false), isPress(true)]).toEqual([true, false]);
  });
});

describe('NumberField', () => {
  test('FORM-060 cents that are typed one by one are no more euros', () => {
    show(<Price first={null} />);
    const input = screen.getByLabelText<HTMLInputElement>('Price');
    for (const key of '12,50') fireEvent.change(input, { target: { value: input.value + key } });
    expect(input.value).toBe('12,50');
    fireEvent.blur(input);
    expect(input.value).toBe('12');
  });
  function Price({ first }: { readonly first: number | null }) {
    const [value, setValue] = useState(first);
    return <NumberField label="Price" value={value} onChange={setValue} maxDigits={6} />;
  }
  test.each([
    ['1.250', '1250'],
    ['12,50', '12'],
    ['€ 1.250,50', '1250'],
    ['1250,50', '1250'],
    ['€ 75,-', '75'],
    ['4a6b5', '465'],
    ['007', '7'],
    ['-3', '3'],
    ['abc', ''],
    ['12345678', '123456'],
  ])('FORM-060 "%s" becomes "%s"', (typed, normalized) => {
    show(<Price first={null} />);
    const input = screen.getByLabelText<HTMLInputElement>('Price');
    fireEvent.change(input, { target: { value: typed } });
    fireEvent.blur(input);
    expect(input.value).toBe(normalized);
  });
});

test('UI-007 a multi-select shows "(max N)", and at the limit nothing more can be chosen', () => {
  const options = ['a', 'b', 'c', 'd'].map((value) => ({ value, label: `Colour ${value}` }));
  const onChange = vi.fn();
  show(<MultiSelect label="Colours" options={options} value={['a', 'b', 'c']} onChange={onChange} />);
  expect(screen.getByText('(max 3)')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /Colours/ }));
  const fourth = screen.getByRole('option', { name: 'Colour d' });
  expect(fourth.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('option', { name: 'Colour a' }).getAttribute('aria-disabled')).toBeNull();
});

test('a select takes other options while it is on the page', () => {
  const one = (value: string) => ({ value, label: `Sort ${value}` });
  const select = (values: readonly string[]) => (
    <I18nProvider i18n={i18n}>
      <Select label="Sort" options={values.map(one)} value={values[0] ?? null} onChange={() => undefined} />
    </I18nProvider>
  );
  const { rerender } = render(select(['a', 'b']));
  rerender(select(['c', 'a', 'b']));
  expect(screen.getByRole('button', { name: /Sort c/ })).toBeTruthy();
});

describe('DataForm', () => {
  test('UI-005 Enter in a field does not send the form', () => {
    show(
      <DataForm>
        <TextField label="Title" />
      </DataForm>,
    );
    expect(fireEvent.keyDown(screen.getByLabelText('Title'), { key: 'Enter' })).toBe(false);
    expect(fireEvent.keyDown(screen.getByLabelText('Title'), { key: 'a' })).toBe(true);
  });
  test('UI-006 Enter in a text area makes a new line', () => {
    show(
      <DataForm>
        <TextArea label="Text" />
      </DataForm>,
    );
    expect(fireEvent.keyDown(screen.getByLabelText('Text'), { key: 'Enter' })).toBe(true);
  });
});
