import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleProduct } from '#tests/factories/sample-product.ts';
import { showPage } from '#tests/setup/show-page.tsx';
import { FullScreen } from './full-screen.tsx';
import { similarEntry, slidesOf } from './slides.ts';

afterEach(cleanup);

const { images } = sampleProduct();
const [first, ...others] = images;
if (first === undefined) throw new Error('the sample has no photos');
// The slide with similar products is no photo, so it has no thumbnail and counts for no number.
const slides = slidesOf([first, { ...first, key: similarEntry }, ...others]);

async function open(index: number) {
  const [onIndex, onClose] = [vi.fn<(index: number) => void>(), vi.fn<() => void>()];
  await showPage(
    <FullScreen
      slides={slides}
      index={index}
      onIndex={onIndex}
      onClose={onClose}
      title="Oak table"
      shownSource={() => null}
    />,
  );
  const all = await screen.findByRole('navigation', { name: 'All photos' });
  const marked = () => all.querySelector('[aria-current="true"]')?.getAttribute('aria-label');
  return { all, marked, onIndex, onClose };
}

test('PROD-034 full screen begins with the photo that was shown and has a thumbnail of every photo', async () => {
  const { all, marked } = await open(2);
  const names = within(all)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(['Show photo 1', 'Show photo 2', 'Show photo 3']);
  expect(marked()).toBe('Show photo 2');
});

test('PROD-034 a thumbnail shows its photo, and the page behind follows', async () => {
  const { all, marked, onIndex } = await open(0);
  fireEvent.click(within(all).getByRole('button', { name: 'Show photo 3' }));
  await vi.waitFor(() => expect(marked()).toBe('Show photo 3'));
  // Among all slides, of which the second is the one with similar products.
  expect(onIndex).toHaveBeenLastCalledWith(3);
});

test('PROD-035 PROD-036 arrows and Escape work on a thumbnail too', async () => {
  const { all, marked, onClose } = await open(0);
  fireEvent.keyDown(within(all).getByRole('button', { name: 'Show photo 1' }), { key: 'ArrowRight' });
  await vi.waitFor(() => expect(marked()).toBe('Show photo 2'));
  fireEvent.keyDown(within(all).getByRole('button', { name: 'Show photo 2' }), { key: 'Escape' });
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
});
