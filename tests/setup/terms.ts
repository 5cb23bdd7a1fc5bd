import { type Locale, locales } from '#domain/constants/locales.ts';

/** Numbers that texts write as words, by language in the same order. */
const values = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 15, 20, 30, 60, 90] as const;
const numberWords: Readonly<Record<Locale, string>> = {
  en: 'two three four five six seven eight nine ten twelve fourteen fifteen twenty thirty sixty ninety',
  nl: 'twee drie vier vijf zes zeven acht negen tien twaalf veertien vijftien twintig dertig zestig negentig',
  fr: 'deux trois quatre cinq six sept huit neuf dix douze quatorze quinze vingt trente soixante quatre-vingt-dix',
};
const valueOfWord = (locale: Locale) =>
  new Map(numberWords[locale].split(' ').map((word, at) => [word, values[at] ?? Number.NaN]));
const valuesOf = Object.fromEntries(locales.map((locale) => [locale, valueOfWord(locale)]));

const number = (locale: Locale) =>
  String.raw`(?:\d+|${numberWords[locale].split(' ').toReversed().join('|')})`;
/** What may stand between the two numbers of a range, between the last one and its unit, and the units. */
const grammar: Readonly<Record<Locale, Readonly<Record<'between' | 'kinds' | 'units', string>>>> = {
  en: { between: 'to|or', kinds: 'working|other|calendar|bank', units: 'days?|hours?|minutes?' },
  nl: { between: 'tot|of|à', kinds: 'andere', units: '(?:werk|kalender|bank)?dag(?:en)?|uur|uren|minuten' },
  fr: { between: 'à|ou', kinds: 'autres|derniers|prochains', units: 'jours?|heures?|minutes?' },
};

const withoutValues = (text: string) => text.replaceAll(/\{\w+\}/g, '');

function numberOf(text: string, locale: Locale): number {
  return valuesOf[locale]?.get(text.toLowerCase()) ?? Number.parseInt(text, 10);
}

/** The numbers that a text writes, as digits or words. */
export function numbersIn(text: string, locale: Locale): readonly number[] {
  const written = new RegExp(String.raw`(?<![\p{L}\d])${number(locale)}(?![\p{L}\d])`, 'giu');
  return (withoutValues(text).match(written) ?? []).map((found) => numberOf(found, locale));
}

/** The numbers of days, hours or minutes that a text names without reading them from a value. */
export function termsIn(text: string, locale: Locale): readonly number[] {
  const { between, kinds, units } = grammar[locale];
  const term = new RegExp(
    String.raw`(?<![\p{L}\d:])(${number(locale)})(?:\s(?:${between})\s(${number(locale)}))?[\s-](?:(?:${kinds})\s)?(?:${units})(?!\p{L})`,
    'giu',
  );
  return [...withoutValues(text).matchAll(term)].flatMap(([, first, second]) =>
    [first, second].flatMap((one) => (one === undefined ? [] : [numberOf(one, locale)])),
  );
}

/** An English text with `#` for each number that it writes: the same whatever they are. */
export function shapeOf(text: string): string {
  const written = new RegExp(String.raw`\{\w+\}|\b${number('en')}\b`, 'gi');
  return text.replaceAll(written, (found) => (found.startsWith('{') ? found : '#'));
}
