import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  answer,
  asked,
  card,
  hit,
  lastToast,
  open,
  press,
  product,
  setUpStaff,
} from '#tests/setup/staff-bench.tsx';

vi.mock('#src/data/graphql/client.ts', async () => await import('#tests/setup/mocked-request.ts'));
setUpStaff();

describe('a list that cannot be had', () => {
  const failsWith = async (tool: string, operation: string) => {
    answer({ [operation]: new Error('no network') });
    await open(tool);
    return (await screen.findByRole('alert')).textContent;
  };
  test('STAFF-034 collections', async () => {
    expect(await failsWith('Collections', 'StaffCollections')).toBe('Could not get collections');
    answer({});
    await press('Try again');
    expect(await screen.findByRole('checkbox', { name: 'We love' })).toBeDefined();
  });
  test('STAFF-035 categories, with whom to ask', async () => {
    const text = await failsWith('Category and product type', 'StaffCategories');
    expect(text).toMatch(/^Could not get categories\. Contact /);
  });
  test('STAFF-036 colours', async () => {
    expect(await failsWith('Colours', 'StaffColors')).toBe('Could not get colours');
  });
  test('STAFF-037 scores', async () => {
    expect(await failsWith('Scores', 'StaffScores')).toBe('Could not load scores');
  });
  test('STAFF-038 styles', async () => {
    expect(await failsWith('Styles', 'StaffStyles')).toBe('Could not get styles');
  });
});

describe('the shown facts', () => {
  test('STAFF-019 eight scores are shown with their weights, and where the weights come from', async () => {
    const dialog = await open('Scores');
    const rows = await within(dialog).findAllByRole('row');
    expect(rows.slice(1).map((row) => row.textContent)).toEqual([
      ...['Age905%', 'In carts1015%', 'Completeness6015%', 'Click-through rate015%'],
      ...['Price compared5010%', 'Seller reviews755%', 'Favourites33.315%'],
      'Freshness87.420%',
    ]);
    expect(within(dialog).getByText('The weights are the same for all products.')).toBeDefined();
  });

  test('changes by staff are listed with who, from and to', async () => {
    const dialog = await open('Changes by staff');
    const line = await within(dialog).findByRole('listitem');
    expect(line.textContent).toMatch(/ · Sam.*Colours: bruin none$/);
  });
});

describe('the text of the shop', () => {
  const written = { ...product, editorialDescription: 'Van teak.', editorialSource: 'TEXT_SERVICE' };

  test('STAFF-012 STAFF-024 is written anew by a popup with instructions, model and temperature', async () => {
    const dialog = await open('Editorial text');
    expect(await within(dialog).findByText('Een fijne kast.')).toBeDefined();
    expect(within(dialog).getByText(/Generated from the product details/)).toBeDefined();
    await press('Rewrite');
    const settings = await screen.findByRole('dialog', { name: 'Text settings' });
    await within(settings).findByDisplayValue('Noem het hout.');
    await hit(within(settings).getByRole('button', { name: /Temperature/ }));
    const degrees = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect([degrees.length, degrees[0], degrees.at(-1)]).toEqual([11, '0.0', '1.0']);
    await hit(screen.getByRole('option', { name: '0.2' }));
    answer({
      RegenerateDescription: { regenerateEditorialDescription: written },
      StaffProduct: { productByUuid: written },
    });
    await press('Write text');
    expect(await screen.findByText('Van teak.')).toBeDefined();
    expect(asked('RegenerateDescription')).toMatchObject([
      { slug: card.slug, model: 'gemini-2.0-flash', instructions: 'Noem het hout.', temperature: 0.2 },
    ]);
  });

  test('STAFF-027 three models may be chosen', async () => {
    await open('Editorial text');
    await press('Rewrite');
    const settings = await screen.findByRole('dialog', { name: 'Text settings' });
    await hit(within(settings).findByRole('button', { name: /Model/ }));
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      ...['gemini-2.5-pro-preview', 'gemini-2.0-flash', 'gemini-2.0-flash-lite'],
    ]);
  });

  test('STAFF-020 STAFF-032 the settings are stored for all products', async () => {
    answer({ UpdateInstructions: { updateInstructionConfig: { instructions: 'Noem het hout.' } } });
    await open('Editorial text');
    await press('Rewrite');
    await screen.findByDisplayValue('Noem het hout.');
    await press('Save for all products');
    expect(asked('UpdateInstructions')).toEqual([
      { kind: 'DESCRIPTION', instructions: 'Noem het hout.', model: 'gemini-2.0-flash', temperature: 0.7 },
    ]);
    expect(lastToast()?.text).toBe('Instructions updated');
    answer({});
    await press('Save for all products');
    expect(screen.getByRole('alert').textContent).toBe('Error updating instructions');
  });

  test('STAFF-013 STAFF-025 is deleted after a second press', async () => {
    const gone = { ...product, editorialDescription: null, editorialSource: null };
    answer({ DeleteDescription: { deleteEditorialDescription: gone } });
    await open('Editorial text');
    await press('Delete text');
    expect(asked('DeleteDescription')).toEqual([]);
    answer({
      DeleteDescription: { deleteEditorialDescription: gone },
      StaffProduct: { productByUuid: gone },
    });
    await press('Yes, delete it');
    expect(await screen.findByText(/There is no editorial text yet/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Delete text' })).toBeNull();
  });
});
