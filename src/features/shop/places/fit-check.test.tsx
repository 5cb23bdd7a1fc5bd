import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { sampleProduct } from '#tests/factories/sample-product.ts';
import { showPage } from '#tests/setup/show-page.tsx';
import { FitCheck } from './fit-check.tsx';
import { storedFitPlace } from './fit-place.ts';

afterEach(() => {
  cleanup();
  act(() => storedFitPlace.keep(null));
});

const sizes = { width: 90, depth: 40, height: 80, diameter: null };
const show = async (facts: Parameters<typeof sampleProduct>[0]) =>
  await showPage(<FitCheck product={sampleProduct(facts)} />);

test('a product with dimensions invites to compare them, and says whether it fits once the home is known', async () => {
  await show(sizes);
  fireEvent.click(await screen.findByRole('button', { name: 'Does it fit my place?' }));
  const enter = async (name: string, value: string) => {
    const field = await screen.findByRole('textbox', { name });
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  };
  await enter('Width of the spot', '120');
  await enter('Depth of the spot', '60');
  await enter('Height of the room', '260');
  fireEvent.click(screen.getByRole('button', { name: 'Save measurements' }));
  expect(await screen.findByText('Fits')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Change measurements' })).toBeTruthy();
});

test('a product without dimensions has nothing to compare', async () => {
  await show({ width: null, depth: null, height: null, diameter: null });
  expect(screen.queryByRole('button')).toBeNull();
});
