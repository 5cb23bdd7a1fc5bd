import { describe, expect, test } from 'vitest';
import { hasOtherAppearance, matchScore, otherKindThan } from './rank-matches.ts';

const sideboard = {
  title: 'Laag dressoir',
  description: 'Uit een woonkamer.',
  brand: 'Pastoe',
  main_category: 'meubels',
  sub_category: 'kasten',
  category: 'dressoirs',
  colors: ['bruin'],
  materials: ['teak'],
};
const otherFeatures = (title: string, change: Partial<typeof sideboard> = {}) =>
  hasOtherAppearance(title, 'nl', { ...sideboard, ...change });

describe('WANT-003 which products a wanted item finds, and in which order', () => {
  test('none of another material or colour than the request names', () => {
    expect(otherFeatures('Teakhouten dressoir')).toBe(false);
    expect(otherFeatures('Dressoir')).toBe(false);
    expect(otherFeatures('Eiken dressoir')).toBe(true);
    expect(otherFeatures('Wit dressoir')).toBe(true);
    expect(otherFeatures('Wit dressoir', { colors: ['wit', 'bruin'] })).toBe(false);
  });

  test('an unknown fact of a product may match; wood matches any kind of wood', () => {
    expect(otherFeatures('Eiken dressoir', { materials: [] })).toBe(false);
    expect(otherFeatures('Eiken dressoir', { materials: ['hout'] })).toBe(false);
    expect(otherFeatures('Eiken dressoir', { materials: ['hout', 'teak'] })).toBe(true);
    expect(otherFeatures('Glazen dressoir', { materials: ['hout'] })).toBe(true);
  });

  test('excludes products of another kind than the request names, unless their title names that kind', () => {
    expect(otherKindThan('Teak dressoir', 'nl')(sideboard)).toBe(false);
    expect(otherKindThan('Kast', 'nl')(sideboard)).toBe(false);
    expect(otherKindThan('buffet en teck', 'fr')(sideboard)).toBe(false);
    expect(otherKindThan('Bruine bank', 'nl')(sideboard)).toBe(true);
    expect(otherKindThan('Bruine bank', 'nl')({ ...sideboard, title: 'Dressoirbank' })).toBe(false);
    expect(otherKindThan('Iets van teak', 'nl')(sideboard)).toBe(false);
  });

  test('its own title counts most, then what it is made of and its colour, then the description', () => {
    const score = (change: Partial<typeof sideboard>) =>
      matchScore('Teak dressoir', 'nl', { ...sideboard, ...change });
    const both = score({ title: 'Teak dressoir' });
    const made = score({});
    const titled = score({ materials: [] });
    const described = score({ title: 'Laag meubel', description: 'Een dressoir.', materials: [] });
    expect(both).toBeGreaterThan(made);
    expect(made).toBeGreaterThan(titled);
    expect(titled).toBeGreaterThan(described);
    expect(described).toBeGreaterThan(0);
  });
});
