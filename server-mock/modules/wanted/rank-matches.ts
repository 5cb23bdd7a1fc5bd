import type { Locale } from '#domain/catalog/entry.ts';
import { fieldRank } from '../../search/expand-word.ts';
import { meaningsOf } from '../../search/names.ts';
import { categoriesNamed } from '../../search/understand/understand.ts';
import { sameNumber } from '../../search/word-forms.ts';
import { wordsOf } from '../../search/words.ts';
import type { ProductRow } from '../products/product-view.ts';

type MatchedFields = Pick<ProductRow, 'title' | 'description' | 'brand' | 'colors' | 'materials'>;

type Kind = Pick<ProductRow, 'title' | 'main_category' | 'sub_category' | 'category'>;

/** A product of unspecified wood may be of the wood that the title asks for. */
const anyWood = 'hout';

interface AskedFeatures {
  readonly materials: readonly string[];
  readonly colors: readonly string[];
}

function askedFeatures(title: string, locale: Locale): AskedFeatures {
  const named = wordsOf(title)
    .flatMap((word) => meaningsOf(word, locale))
    .filter(({ rank }) => rank === fieldRank.attribute);
  const valuesOf = (wanted: string) => named.flatMap(({ kind, value }) => (kind === wanted ? [value] : []));
  return { materials: valuesOf('material'), colors: valuesOf('color') };
}

const shares = (one: readonly string[], other: readonly string[]) =>
  one.some((value) => other.includes(value));

/** Whether the title asks for materials or colours and the product states only others. */
export function hasOtherAppearance(title: string, locale: Locale, product: MatchedFields): boolean {
  const { materials, colors } = askedFeatures(title, locale);
  const isOther = (asked: readonly string[], has: readonly string[]) =>
    asked.length > 0 && has.length > 0 && !shares(asked, has);
  const isWood = wordsOf(title).length > 0 && materials.some((value) => woodLike(value, locale));
  const known = isWood ? product.materials.filter((value) => value !== anyWood) : product.materials;
  return isOther(materials, known) || isOther(colors, product.colors);
}

function woodLike(material: string, locale: Locale): boolean {
  const wooden = { nl: 'houten', en: 'wooden', fr: 'bois' }[locale];
  return meaningsOf(wooden, locale).some(({ kind, value }) => kind === 'material' && value === material);
}

/**
 * Returns a function that recognizes products of another kind than the title asks for, if it names whole categories,
 * as the shop's search interprets it: a red lamp is not a red sofa. A product with the name in its own title is of
 * the kind, whatever its category.
 */
export function otherKindThan(title: string, locale: Locale): (product: Kind) => boolean {
  const asked = wordsOf(title);
  if (categoriesNamed(asked, locale).length === 0) return () => false;
  const paths = new Set(categoriesNamed(asked, locale, fieldRank.under));
  const naming = asked.filter((word) => categoriesNamed([word], locale).length > 0);
  return (product) => {
    const path = [product.main_category, product.sub_category, product.category].join('/');
    const titleWords = wordsOf(product.title);
    const isNamed = naming.some((word) =>
      titleWords.some((other) => sameNumber(word, other) || other.endsWith(word)),
    );
    return !paths.has(path) && !isNamed;
  };
}

/** How well a product matches the title: words in its own title count most, then its materials and colours. */
export function matchScore(title: string, locale: Locale, product: MatchedFields): number {
  const { materials, colors } = askedFeatures(title, locale);
  const asked = wordsOf(title).filter((word) => word.length > 2);
  const titleWords = wordsOf(`${product.title} ${product.brand ?? ''}`);
  const described = wordsOf(product.description);
  const isIn = (word: string, words: readonly string[]) =>
    words.some((other) => sameNumber(word, other) || other.endsWith(word));
  const named = asked.reduce(
    (sum, word) => sum + (isIn(word, titleWords) ? 3 : 0) + (isIn(word, described) ? 1 : 0),
    0,
  );
  return named + (shares(materials, product.materials) ? 4 : 0) + (shares(colors, product.colors) ? 4 : 0);
}
