import { colors } from '#domain/catalog/colors.ts';
import { findEntry, type Locale, type Titles, titleOf } from '#domain/catalog/entry.ts';
import { materials } from '#domain/catalog/materials.ts';
import { locales } from '#domain/constants/locales.ts';
import type { CatalogueFact } from './catalogue-facts.ts';
import { titleNotes } from './more-phrases.ts';
import { nouns } from './nouns.ts';
import type { SteadyRandom } from './steady-random.ts';

const ands: Titles = { nl: 'en', en: 'and', fr: 'et' };

/** Facts of a product that its title may mention. */
export interface Named {
  readonly fact: CatalogueFact;
  readonly brand: string;
  readonly state: string;
  readonly isShowroom: boolean;
}

type Parts = Readonly<Record<'base' | 'noun' | 'stuff' | 'color' | 'decade' | 'brand', string>>;
type Template = Readonly<Record<Locale, (parts: Parts) => string>>;

const withBrand: readonly Template[] = [
  {
    nl: ({ base, brand }) => (base.includes(',') ? `${base} (${brand})` : `${base} van ${brand}`),
    en: ({ base, brand }) => (base.includes(',') ? `${base} (${brand})` : `${base} by ${brand}`),
    fr: ({ base, brand }) => `${base} (${brand})`,
  },
  {
    nl: ({ noun, brand, stuff }) => `${noun} van ${brand} in ${stuff}`,
    en: ({ noun, brand, stuff }) => `${brand} ${noun} in ${stuff}`,
    fr: ({ noun, brand, stuff }) => `${noun} ${brand} en ${stuff}`,
  },
  {
    nl: ({ noun, brand, color, stuff }) => `${brand} ${noun}, ${color}, ${stuff}`,
    en: ({ noun, brand, color, stuff }) => `${brand} ${noun}, ${color}, ${stuff}`,
    fr: ({ noun, brand, color, stuff }) => `${noun} ${brand}, ${color}, ${stuff}`,
  },
];

const withoutBrand: readonly Template[] = [
  { nl: ({ base }) => base, en: ({ base }) => base, fr: ({ base }) => base },
  {
    nl: ({ noun, stuff, color }) => `${noun} in ${stuff}, kleur ${color}`,
    en: ({ noun, stuff, color }) => `${color} ${noun} in ${stuff}`,
    fr: ({ noun, stuff, color }) => `${noun} en ${stuff}, couleur ${color}`,
  },
];

const withDecade: readonly Template[] = [
  {
    nl: ({ noun, stuff, decade }) => `${noun} ${decade} in ${stuff}`,
    en: ({ noun, stuff, decade }) => `${decade} ${noun} in ${stuff}`,
    fr: ({ noun, stuff, decade }) => `${noun} ${decade} en ${stuff}`,
  },
];

const withBoth: readonly Template[] = [
  {
    nl: ({ noun, brand, decade }) => `${noun} van ${brand}, ${decade}`,
    en: ({ noun, brand, decade }) => `${decade} ${noun} by ${brand}`,
    fr: ({ noun, brand, decade }) => `${noun} ${brand}, ${decade}`,
  },
];

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function partsOf({ fact, brand }: Named, locale: Locale): Parts {
  const stuff = fact.materials.slice(0, 2).flatMap((value) => {
    const entry = findEntry(materials, value);
    return entry === null ? [] : [lower(titleOf(entry, locale))];
  });
  const color = findEntry(colors, fact.colors[0] ?? '');
  const short = fact.decade - 1900;
  return {
    base: fact.titles[locale],
    noun: nouns[`${fact.sub}/${fact.category}`]?.[locale] ?? '',
    stuff: stuff.join(` ${ands[locale]} `),
    color: color === null ? '' : lower(titleOf(color, locale)),
    decade: { nl: `jaren ${short}`, en: `${fact.decade}s`, fr: `années ${short}` }[locale],
    brand,
  };
}

function templatesFor({ fact, brand }: Named): readonly Template[] {
  const hasBrand = brand !== 'unknown';
  const [asItIs] = hasBrand ? withBrand : withoutBrand;
  // Sets, and titles with measurements, have no general noun that fits: only their own title is correct.
  const isPlain =
    !fact.isSet && nouns[`${fact.sub}/${fact.category}`] !== undefined && !/\d{3}/.test(fact.titles.nl);
  if (!isPlain) return asItIs === undefined ? [] : [asItIs];
  const isOld = fact.decade < 2000;
  if (hasBrand) return [...withBrand, ...(isOld ? withBoth : [])];
  return [...withoutBrand, ...(isOld ? withDecade : [])];
}

function noteFor({ fact, state, isShowroom }: Named, random: SteadyRandom): Titles | null {
  if (isShowroom)
    return random.chance(0.5)
      ? { nl: 'showroommodel', en: 'showroom model', fr: 'modèle d’exposition' }
      : null;
  const fitting = titleNotes.filter(
    (note) =>
      (note.materials === undefined || note.materials.some((one) => fact.materials.includes(one))) &&
      (note.main === undefined || note.main === fact.main) &&
      (note.states === undefined || note.states.includes(state)),
  );
  return fitting.length > 0 && random.chance(0.45) ? random.pick(fitting).says : null;
}

/**
 * Builds a title with the same meaning in three languages, from the model's own title or from category, brand,
 * material, colour and decade, sometimes with a note by the seller.
 */
export function variedTitles(named: Named, random: SteadyRandom): Titles {
  const template = random.pick(templatesFor(named));
  const note = noteFor(named, random);
  const [nl, en, fr] = locales.map((locale) => {
    const title = capital(template[locale](partsOf(named, locale)));
    return note === null ? title : `${title}, ${note[locale]}`;
  });
  return { nl: nl ?? '', en: en ?? '', fr: fr ?? '' };
}
