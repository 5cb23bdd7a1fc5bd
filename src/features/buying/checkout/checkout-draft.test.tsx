import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { session$ } from '#src/platform/session/session.ts';
import { session, show } from '#tests/setup/checkout-bench.tsx';

vi.mock('#src/data/graphql/client.ts', async () => await import('#tests/setup/mocked-request.ts'));
vi.mock('#src/data/tracking/track.ts', () => ({ track: vi.fn() }));
vi.mock('#src/data/db/use-live.ts', () => ({ useLiveQuery: () => ({ ready: true, documents: [] }) }));

describe('text typed into step 3', () => {
  const name = () => screen.findByLabelText<HTMLInputElement>('First name');
  const same = () => screen.findByRole('checkbox', { name: /same as my delivery address/ });
  test('CHECK-025 CART-005 is restored after a visit to the delivery step; not after signing out', async () => {
    session$.next(session);
    await show();
    fireEvent.change(await name(), { target: { value: 'Nora' } });
    fireEvent.click(await same());
    fireEvent.change(screen.getByLabelText('City'), { target: { value: 'Gent' } });
    cleanup();
    await show();
    expect((await name()).value).toBe('Nora');
    expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Gent');
    act(() => session$.next(null));
    cleanup();
    await show();
    expect((await name()).value).toBe('Noor');
    expect(screen.queryByLabelText('City')).toBeNull();
  });

  test('CART-005 another invoice address outlives a tick of "the same address"', async () => {
    await show();
    fireEvent.click(await same());
    fireEvent.change(screen.getByLabelText('City'), { target: { value: 'Gent' } });
    for (const _press of [1, 2]) fireEvent.click(await same());
    expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Gent');
  });

  test('CHECK-024 stays while the terms are read: they open in a new tab, which is announced', async () => {
    await show();
    const terms = await screen.findByRole('link', { name: /^buyer protection\s*\(opens in a new tab\)/ });
    expect(terms.getAttribute('target')).toBe('_blank');
  });
});
