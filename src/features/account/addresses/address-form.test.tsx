import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PersonFields, PlaceFields } from './address-fields.tsx';
import { blankAddress, inOrder } from './address-store.ts';
import { useAddressForm } from './use-address-form.ts';

// Forms of this size are slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
afterEach(cleanup);

let isComplete: boolean | null = null;
function Form() {
  const form = useAddressForm(blankAddress('6a0f0ab5-6b0e-4b65-9d0c-6cf1b7a5a001', 1));
  return (
    <I18nProvider i18n={i18n}>
      <PlaceFields form={form} />
      <PersonFields form={form} />
      <button
        type="button"
        onClick={() => {
          isComplete = form.checkAll();
        }}
      >
        Check
      </button>
    </I18nProvider>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' });
const wrong = (name: string) => field(name).getAttribute('aria-invalid') === 'true';
function fill(name: string, value: string, leave = true) {
  fireEvent.focus(field(name));
  fireEvent.change(field(name), { target: { value } });
  if (leave) fireEvent.blur(field(name));
}

describe('ADDR-013 ADDR-014 when the address form shows an error', () => {
  test('ADDR-011 ADDR-012 ADDR-018 ADDR-019 a pattern is checked when the field is left, not while typing', () => {
    render(<Form />);
    const values = [
      ['Postcode', '3572', '3572bj'],
      ['House number', '88a', '88'],
      ['Email address', 'noor@', 'noor@example.test'],
      ['Phone', '123', '06 12345678'],
    ] as const;
    for (const [name, bad, good] of values) {
      fill(name, bad, false);
      expect(wrong(name)).toBe(false);
      fireEvent.blur(field(name));
      expect(wrong(name)).toBe(true);
      fill(name, good);
      expect(wrong(name)).toBe(false);
    }
    expect(field('Postcode').value).toBe('3572 BJ');
    fireEvent.click(screen.getByLabelText('Belgium'));
    expect(wrong('Postcode')).toBe(true);
  });

  test('ADDR-015 ADDR-016 ADDR-017 ADDR-020 an untouched form is quiet; sending it names all but the optional fields', () => {
    render(<Form />);
    const needed = [
      'Postcode',
      'House number',
      'Street',
      'City',
      'First name',
      'Last name',
      'Email address',
      'Phone',
    ];
    expect(needed.filter(wrong)).toEqual([]);
    fireEvent.click(screen.getByText('Check'));
    expect(isComplete).toBe(false);
    expect(needed.filter(wrong)).toEqual(needed);
    expect(wrong('Suffix')).toBe(false);
    expect(wrong('Company')).toBe(false);
    for (const name of ['Street', 'City', 'First name', 'Last name']) {
      fill(name, '  ');
      expect(wrong(name)).toBe(true);
      fill(name, 'x');
    }
    fill('Postcode', '3572 BJ');
    fill('House number', '88');
    fill('Email address', 'noor@example.test');
    fill('Phone', '0612345678');
    fireEvent.click(screen.getByText('Check'));
    expect(isComplete).toBe(true);
  });
});

test('the address that was made the default last comes first', () => {
  const [a, b] = [blankAddress('a', 1), blankAddress('b', 2)];
  expect(inOrder([a, b]).map(({ id }) => id)).toEqual(['b', 'a']);
  expect(inOrder([{ ...a, createdAt: 3 }, b]).map(({ id }) => id)).toEqual(['a', 'b']);
});
