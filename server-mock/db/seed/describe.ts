import { colors } from '#domain/catalog/colors.ts';
import { type CatalogEntry, findEntry, type Locale, type Titles, titleOf } from '#domain/catalog/entry.ts';
import { materials } from '#domain/catalog/materials.ts';
import { closings, conditions } from './condition-phrases.ts';
import { fromDecade, inColors, madeOf, setNote, sized, syntheticNote } from './phrases.ts';
import type { DemoProductPlan } from './product-plan.ts';
import { dealerOpenings, privateOpenings } from './seller-phrases.ts';
import { isPrivate } from './seller-picks.ts';
import { steadyNumber } from './steady.ts';

const ands: Titles = { nl: 'en', en: 'and', fr: 'et' };

function joined(values: readonly string[], entries: readonly CatalogEntry[], locale: Locale): string {
  const titles = values.map((value) => {
    const entry = findEntry(entries, value);
    return entry === null ? value : titleOf(entry, locale).toLowerCase();
  });
  const last = titles.pop() ?? '';
  return titles.length === 0 ? last : `${titles.join(', ')} ${ands[locale]} ${last}`;
}

function filled(of: Titles, locale: Locale, values: Readonly<Record<string, string | number>>): string {
  return of[locale].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

function decadeTitle(decade: number, locale: Locale): string {
  const short = decade - 1900;
  return { nl: `jaren ${short}`, en: `${decade}s`, fr: `années ${short}` }[locale];
}

/** Builds the seller's description of a product from its facts. */
export function describe({ fact, choice, remarks, synthetic }: DemoProductPlan, locale: Locale): string {
  const openings = isPrivate(choice.seller) ? privateOpenings : dealerOpenings;
  const pick = (of: readonly Titles[] | undefined, name: string) =>
    of?.[steadyNumber(`${fact.slug} ${name}`, Math.max(1, of.length))];
  const opening = pick(openings[choice.timePeriod], 'opening');
  const condition = pick(conditions[choice.productState], 'condition');
  const closing = pick(closings[fact.weightCategory], 'closing');
  const first = [synthetic === null ? undefined : syntheticNote[locale], opening?.[locale]];
  if (fact.decade < 2000 && choice.timePeriod !== 'SECOND_CHANCE') {
    first.push(filled(fromDecade, locale, { decade: decadeTitle(fact.decade, locale) }));
  }
  const second = [
    filled(madeOf, locale, { list: joined(fact.materials, materials, locale) }),
    filled(inColors, locale, { list: joined(fact.colors, colors, locale) }),
    filled(sized, locale, { width: fact.width, height: fact.height, depth: fact.depth }),
    fact.isSet ? setNote[locale] : undefined,
  ];
  const third = [condition?.[locale], ...remarks.map((remark) => remark[locale]), closing?.[locale]];
  return [first, second, third].map((part) => part.filter(Boolean).join(' ')).join('\n\n');
}
