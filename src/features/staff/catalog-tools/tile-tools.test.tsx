import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { staffToastTime } from '#src/features/staff/catalog-tools/staff-toast.ts';
import { TileMarks } from '#src/features/staff/catalog-tools/tile-tools.tsx';
import { toastTime } from '#src/ui/kit/toast-store.ts';
import {
  answer,
  asked,
  card,
  edited,
  hit,
  isClosed,
  lastToast,
  open,
  press,
  renderStaff,
  sent,
  setUpStaff,
  show,
  theClient,
  tick,
} from '#tests/setup/staff-bench.tsx';

vi.mock('#src/data/graphql/client.ts', async () => await import('#tests/setup/mocked-request.ts'));
setUpStaff();

describe('on a tile', () => {
  test('STAFF-015 STAFF-016 STAFF-017 show the link to the tools, freshness and the score of the order', async () => {
    const { container } = show();
    expect(await screen.findByText('87')).toBeDefined();
    expect(container.textContent).toContain('Freshness fs 87');
    expect(container.textContent).toContain('Ranking score es 62');
    expect(container.textContent).toContain('Promoted');
    expect(screen.getByRole('button', { name: 'Edit: Teak kast' })).toBeDefined();
  });

  test('many tiles ask one question', async () => {
    renderStaff(
      ['product-1', 'product-2', 'product-3'].map((uuid) => (
        <TileMarks key={uuid} card={{ ...card, uuid }} />
      )),
    );
    await screen.findByText('87');
    expect(asked('StaffTiles')).toEqual([{ uuids: ['product-1', 'product-2', 'product-3'] }]);
  });

  test('STAFF-008 the condition is offered for second-chance products only', async () => {
    show();
    await press('Edit: Teak kast');
    expect(screen.queryByRole('menuitem', { name: 'Condition' })).toBeNull();
    cleanup();
    const dialog = await open('Condition', { timePeriod: 'SECOND_CHANCE' });
    answer(edited());
    await hit(within(dialog).findByRole('radio', { name: 'New in box' }));
    await press('Save');
    await isClosed();
    expect(sent()).toEqual([{ productState: 'PERFECT' }]);
  });

  test('STAFF-018 lists of the server are asked for by the open editor that needs one, and no other', async () => {
    show();
    await screen.findByText('87');
    const lookups = () =>
      ['StaffColors', 'StaffCollections', 'StaffStyles', 'StaffCategories'].filter(
        (name) => asked(name).length > 0,
      );
    expect(lookups()).toEqual([]);
    cleanup();
    await open('Styles');
    await screen.findByRole('checkbox', { name: 'Modern' });
    expect(lookups()).toEqual(['StaffStyles']);
  });
});

describe('an edit', () => {
  test('STAFF-005 STAFF-023 STAFF-030 sends only changed fields, shows a confirmation and closes', async () => {
    answer(edited());
    await open('Collections');
    await screen.findByRole('checkbox', { name: 'The reading corner' });
    await tick('We love');
    await press('Save');
    await isClosed();
    const [variables] = asked('EditProduct');
    expect(variables).toMatchObject({
      slug: card.slug,
      seen: 'then',
      input: { collections: ['we-love', 'leeshoek'] },
    });
    expect(Object.keys(variables.input)).toEqual(['collections']);
    expect(lastToast()).toMatchObject({ text: 'Product updated', time: staffToastTime });
  });

  test('STAFF-022 without a change it closes with "No change" and sends nothing', async () => {
    await open('Styles');
    await screen.findByRole('checkbox', { name: 'Modern' });
    await tick('Vintage');
    await tick('Vintage');
    await press('Save');
    await isClosed();
    expect(lastToast()?.text).toBe('No change');
    expect(sent()).toEqual([]);
  });

  test('STAFF-007 the product is fetched again wherever it is shown', async () => {
    answer(edited());
    theClient().setQueryData(['catalog', 'x'], { products: [{ uuid: card.uuid }] });
    theClient().setQueryData(['catalog', 'y'], { products: [{ uuid: 'another' }] });
    await open('Styles');
    await screen.findByRole('checkbox', { name: 'Modern' });
    await tick('Modern');
    await press('Save');
    await isClosed();
    expect(sent()).toEqual([{ styles: [] }]);
    const isOld = (key: string) => theClient().getQueryState(['catalog', key])?.isInvalidated;
    expect([isOld('x'), isOld('y')]).toEqual([true, false]);
  });

  test('STAFF-006 up to three colours are chosen', async () => {
    answer(edited());
    const dialog = await open('Colours');
    await hit(within(dialog).findByRole('button', { name: /Brown/ }));
    await hit(screen.findByRole('option', { name: /White/ }));
    await act(async () => fireEvent.keyDown(screen.getByRole('listbox'), { key: 'Escape' }));
    await press('Save');
    await isClosed();
    expect(sent()).toEqual([{ colors: ['bruin', 'wit'] }]);
  });

  test('STAFF-004 the product type is chosen beside its category', async () => {
    answer(edited());
    const dialog = await open('Category and product type');
    expect(await within(dialog).findByDisplayValue('Sideboards (Furniture › Cabinets)')).toBeDefined();
    await hit(within(dialog).getByRole('button', { name: /Cabinet/ }));
    await hit(screen.findByRole('option', { name: 'Chair' }));
    await press('Save');
    await isClosed();
    expect(sent()).toEqual([{ productType: 'CHA' }]);
  });

  test('saving over somebody else’s change shows a message, for as long as other messages stay', async () => {
    answer(edited(true));
    await open('Styles');
    await screen.findByRole('checkbox', { name: 'Modern' });
    await tick('Vintage');
    await press('Save');
    await isClosed();
    expect(lastToast()).toMatchObject({
      text: expect.stringContaining('Somebody else had saved it'),
      time: toastTime,
    });
  });

  test('STAFF-039 the message of the server is shown and the choice stays; without one it shows "Failed"', async () => {
    const refusal = { __typename: 'ValidationError', errorCode: 'x', message: 'Dat kan niet.' };
    answer({ EditProduct: { updateProductBySlug: refusal } });
    await open('Styles');
    await screen.findByRole('checkbox', { name: 'Modern' });
    await tick('Vintage');
    await press('Save');
    expect(screen.getByRole('alert').textContent).toBe('Dat kan niet.');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Vintage' }).checked).toBe(true);
    answer({ EditProduct: new Error('no network') });
    await press('Save');
    expect(screen.getByRole('alert').textContent).toBe('Failed');
  });

  test('STAFF-028 a short message to staff stays two seconds', () => {
    expect(staffToastTime).toBe(2_000);
    expect(toastTime).toBe(5_000);
  });
});
