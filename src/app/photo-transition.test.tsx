import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PhotoTransition } from './photo-transition.ts';

const chair = '/products/chair';
const lamp = '/products/lamp';
const list = '/meubels';

let inView: (element: Element) => boolean = () => true;
let transition = new PhotoTransition();

beforeEach(() => {
  inView = () => true;
  transition = new PhotoTransition();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, inView(this) ? 0 : 5_000, 100, 75);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const Tile = ({ to, id }: { readonly to: string; readonly id: string }) => (
  <a href={to}>
    <span data-tile-photo id={id}>
      <img src="/media/small" alt="" />
    </span>
  </a>
);
const Gallery = () => (
  <div data-photo-stage id="gallery">
    <span id="ground">
      <img src="/media/large" alt="" />
    </span>
  </div>
);
const named = () =>
  [...document.querySelectorAll<HTMLElement>('[id]')]
    .filter(({ style }) => style.getPropertyValue('view-transition-name') !== '')
    .map(({ id }) => id);

test('from a tile to its product and back, the photo is the shared element', () => {
  const tiles = () => [<Tile key={1} to={lamp} id="lamp" />, <Tile key={2} to={chair} id="chair" />];
  const { rerender } = render(tiles());
  expect(transition.begin(list, chair)).toBe(true);
  expect(named()).toEqual(['chair']);
  rerender(<Gallery />);
  transition.end(list, chair);
  expect(named()).toEqual(['gallery']);
  expect(transition.begin(chair, list)).toBe(true);
  rerender(tiles());
  transition.end(chair, list);
  expect(named()).toEqual(['chair']);
});

test('a product in several rows flies from the tile that was followed, otherwise from the first in view', () => {
  render([<Tile key={1} to={chair} id="above" />, <Tile key={2} to={chair} id="shown" />]);
  inView = ({ id }) => id !== 'above';
  expect(transition.begin(list, chair)).toBe(true);
  expect(named()).toEqual(['shown']);
  inView = () => true;
  document.querySelectorAll('a')[1]?.focus();
  transition.begin(list, chair);
  expect(named()).toEqual(['shown']);
});

test('from product to product the tile on the page that is left becomes the gallery of the other one', () => {
  const { rerender } = render([<Gallery key="g" />, <Tile key={1} to={lamp} id="lamp" />]);
  transition.begin(chair, lamp);
  expect(named()).toEqual(['lamp']);
  rerender([<Gallery key="g" />]);
  transition.end(chair, lamp);
  expect(named()).toEqual(['gallery']);
});

test('nothing flies out of view, and no other page has a transition', () => {
  render([<Gallery key="g" />, <Tile key={1} to={chair} id="chair" />]);
  expect(transition.begin(list, '/cart')).toBe(false);
  inView = () => false;
  expect(transition.begin(list, chair)).toBe(false);
  expect(transition.begin(chair, list)).toBe(false);
  transition.end(chair, list);
  expect(named()).toEqual([]);
});

test('the small photo stands in the gallery until the large one has loaded', () => {
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(352);
  const complete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue('/media/small');
  const { rerender } = render(<Tile to={chair} id="chair" />);
  transition.begin(list, chair);
  complete.mockReturnValue(false);
  rerender(<Gallery />);
  transition.end(list, chair);
  const ground = document.getElementById('ground');
  expect(ground?.style.backgroundImage).toContain('/media/small');
  ground?.querySelector('img')?.dispatchEvent(new Event('load'));
  expect(ground?.style.backgroundImage).toBe('');
});
