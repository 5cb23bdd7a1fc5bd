import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sampleProduct } from '#tests/factories/sample-product.ts';
import { showPage } from '#tests/setup/show-page.tsx';
import { Gallery } from './gallery.tsx';
import { similarEntry, slidesOf } from './slides.ts';

afterEach(cleanup);

const { images } = sampleProduct();
const [first, second] = images;
if (first === undefined || second === undefined) throw new Error('the sample has no photos');

describe('the slides', () => {
  test('PROD-016 are the photos in the order of the seller, with their numbers', () => {
    const slides = slidesOf(images);
    expect(slides.map((slide) => (slide.kind === 'photo' ? [slide.photo.key, slide.number] : null))).toEqual([
      ['tafel-1.jpg', 1],
      ['tafel-2.jpg', 2],
      ['tafel-3.jpg', 3],
      null,
    ]);
  });

  test('PROD-017 an entry "show-mlt" is the slide with similar products and never counts as an image', () => {
    const slides = slidesOf([first, { ...first, key: similarEntry }, second]);
    expect(slides.map(({ kind }) => kind)).toEqual(['photo', 'similar', 'photo']);
    expect(slides.at(-1)).toMatchObject({ number: 2 });
    expect(slidesOf([{ ...first, key: similarEntry }])).toEqual([]);
  });
});

describe('the gallery', () => {
  beforeEach(() => showPage(<Gallery images={images} title="Oak table" slug="eiken-tafel" />));
  const gallery = () => screen.findByRole('region', { name: 'Photos of Oak table' });
  const marked = () => document.querySelector('[aria-current="true"]')?.getAttribute('aria-label');

  test('PROD-032 a thumbnail, the arrows and the arrow keys change the photo, wrapping around at the ends', async () => {
    const region = await gallery();
    expect(marked()).toBe('Photo 1');
    fireEvent.click(within(region).getByRole('button', { name: 'Photo 3' }));
    expect(marked()).toBe('Photo 3');
    expect(within(region).getByText('3 / 3')).toBeTruthy();
    fireEvent.keyDown(region, { key: 'ArrowLeft' });
    expect(marked()).toBe('Photo 2');
    fireEvent.keyDown(region, { key: 'ArrowRight' });
    fireEvent.keyDown(region, { key: 'ArrowRight' });
    expect(marked()).toBe('Similar products');
    fireEvent.keyDown(region, { key: 'ArrowRight' });
    expect(marked()).toBe('Photo 1');
    fireEvent.click(within(region).getByRole('button', { name: 'Previous photo' }));
    expect(marked()).toBe('Similar products');
  });

  test('PROD-017 the last slide leads to similar products, and the count is that of the photos', async () => {
    const region = await gallery();
    expect(within(region).getByText('1 / 3')).toBeTruthy();
    fireEvent.keyDown(region, { key: 'ArrowLeft' });
    const link = within(region).getByRole('link', { name: 'See similar products' });
    expect(link.getAttribute('href')).toBe('/vergelijkbaar/eiken-tafel');
    expect(within(region).queryByText(/\/ 3$/)).toBeNull();
  });

  test('each photo is described by the title and its number', async () => {
    const region = await gallery();
    const alts = [...region.querySelectorAll('img')].map((image) => image.alt).filter((alt) => alt !== '');
    expect(alts).toEqual(['Oak table, photo 1 of 3', 'Oak table, photo 2 of 3', 'Oak table, photo 3 of 3']);
  });
});
