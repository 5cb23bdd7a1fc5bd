import { allowedErrors, isWithin } from '#domain/search/typing-errors.ts';
import { nearestCategories } from './also-categories.ts';
import type { CatalogAnswer, CatalogPage, SearchReading } from './catalog-search.ts';
import { bareForms } from './diminutives.ts';
import { fieldRank } from './expand-word.ts';
import { meaningsOf, namedWords } from './names.ts';
import { type AskedPart, type ReadQuestion, reworded, within } from './read-question.ts';
import { categoriesNamed } from './understand/understand.ts';
import { singularsOf } from './word-forms.ts';

type Ask = (question: ReadQuestion) => Promise<CatalogPage>;

/** A word or recognised part, which may be dropped. */
type Term = { readonly word: string } | { readonly part: AskedPart };

/** Maximum number of words that are tried one by one, because each try costs a search. */
const mostTried = 6;
/** Minimum length of the last part of a compound: words of three letters count, such as "rek" in "wandrek". */
const shortestHead = 3;
/** Minimum length of what precedes the last part of a compound. */
const shortestModifier = 2;

const weights = { CHEAPEST: 0, PLACE: 3, WIDTH: 5, HEIGHT: 5, DEPTH: 5, DECADE: 5, PRICE: 6 } as const;

/** Returns how much a term says about what the person is looking for; terms with a low weight are dropped first. */
function weightOf(term: Term, { locale }: ReadQuestion): number {
  if ('part' in term) return weights[term.part.kind];
  const meanings = meaningsOf(term.word, locale);
  if (meanings.some(({ rank }) => rank === fieldRank.category)) return 9;
  if (categoriesNamed([term.word], locale).length > 0) return 9;
  const kinds = new Set(meanings.map(({ kind }) => kind));
  if (kinds.has('brand')) return 8;
  if (kinds.has('material')) return 7;
  if (kinds.has('color')) return 4;
  return kinds.size > 0 ? 2 : 1;
}

function wordsOf(terms: readonly Term[]): string[] {
  return terms.flatMap((term) => ('word' in term ? [term.word] : []));
}

function partsOf(terms: readonly Term[]): AskedPart[] {
  return terms.flatMap((term) => ('part' in term ? [term.part] : []));
}

function textOf(term: Term): string {
  return 'word' in term ? term.word : term.part.text;
}

/** Returns the common parent of several categories; null if there is none. */
function commonPath(paths: readonly string[]): string | null {
  const [first = '', ...others] = paths.map((path) => path.split('/'));
  const same = [...first].findIndex((part, at) => others.some((other) => other[at] !== part));
  return [...first].slice(0, same < 0 ? undefined : same).join('/') || null;
}

function above(path: string): string | null {
  return path.split('/').slice(0, -1).join('/') || null;
}

/** Returns the category named by the longest last part of a compound: a "bedlampje" is a kind of "lamp". */
function categoryOfHead(word: string, { locale }: ReadQuestion): string | null {
  for (let at = shortestModifier; at <= word.length - shortestHead; at += 1) {
    const paths = categoriesNamed([word.slice(at)], locale);
    if (paths.length > 0) return commonPath(paths);
  }
  return null;
}

/**
 * Finds a category to show for a word that names nothing for sale: by its spelling, its last part or its meaning.
 * Null if there is none.
 */
function nearestOf(word: string, question: ReadQuestion): string | null {
  const { locale } = question;
  const errors = allowedErrors(word);
  const meant = [...namedWords].filter((known) => isWithin(word, known, errors));
  const [path] = [word, ...bareForms(word), ...meant].flatMap((one) => categoriesNamed([one], locale));
  const [listed] = [word, ...bareForms(word), ...singularsOf(word)].flatMap(
    (form) => nearestCategories[form] ?? [],
  );
  return path === undefined ? (categoryOfHead(word, question) ?? listed ?? null) : above(path);
}

/** Repeats a search without a satisfying result with fewer terms, and records what was dropped. */
class Relaxation {
  readonly #question: ReadQuestion;
  readonly #ask: Ask;
  #terms: readonly Term[];
  /** The category that is shown instead of the one that the words named. */
  #instead: string | null = null;
  #leftOut: readonly string[] = [];
  /** While true, products that only mention the named category do not count as a result. */
  #isStrict = true;

  constructor(question: ReadQuestion, ask: Ask) {
    this.#question = question;
    this.#ask = ask;
    this.#terms = [...question.words.map((word) => ({ word })), ...question.parts.map((part) => ({ part }))];
  }

  #worded(terms: readonly Term[]): ReadQuestion {
    const groups = within(this.#instead === null ? [] : [this.#instead]);
    return reworded(this.#question, { words: wordsOf(terms), parts: partsOf(terms), groups });
  }

  /** True if any product matches the terms, regardless of the person's own filters. */
  async #finds(terms: readonly Term[], isStrict = this.#isStrict): Promise<boolean> {
    const worded = this.#worded(terms);
    const named = isStrict ? namedBy(worded) : [];
    const groups = worded.groups.filter((group) => !this.#question.ownGroups.includes(group));
    return await holds(this.#ask, { ...worded, groups: [...groups, ...within(named)], ownGroups: [] });
  }

  #leave(term: Term): void {
    this.#terms = this.#terms.filter((candidate) => candidate !== term);
    this.#leftOut = [...this.#leftOut, textOf(term)];
  }

  /** Drops words that match no product at all; for a category without products, a similar one is used. */
  async #leaveUnknown(): Promise<void> {
    for (const term of this.#terms) {
      if (!('word' in term) || (await this.#finds([term], false))) continue;
      const nearest = nearestOf(term.word, this.#question);
      this.#leave(term);
      if (nearest !== null) this.#instead = nearest;
    }
  }

  async #leaveLeast(): Promise<void> {
    const byWeight = this.#terms.toSorted(
      (one, other) => weightOf(one, this.#question) - weightOf(other, this.#question),
    );
    for (const term of byWeight) {
      if (!(await this.#finds(this.#terms.filter((candidate) => candidate !== term)))) continue;
      this.#leave(term);
      return;
    }
    const [least] = byWeight;
    if (least !== undefined) this.#leave(least);
  }

  /**
   * Handles words that name a category in which nothing is for sale: products that mention it are the result. Without
   * any, the words that name it are dropped in favour of the parent category.
   */
  async #leaveEmptyCategory(named: readonly string[]): Promise<void> {
    this.#isStrict = false;
    const { locale } = this.#question;
    const naming = this.#terms.filter(
      (term) =>
        'word' in term &&
        categoriesNamed(wordsOf(this.#terms.filter((other) => other !== term)), locale).join() !==
          named.join(),
    );
    if (await this.#finds(naming)) return;
    for (const term of naming) this.#leave(term);
    const [path = ''] = named;
    this.#instead = named.length === 1 ? above(path) : commonPath(named);
  }

  async answer(): Promise<CatalogAnswer | null> {
    if (await this.#finds(this.#terms)) return null;
    const named = namedWholly(this.#question);
    const isEmpty = named.length > 0 && !(await this.#isInStock(named));
    if (isEmpty) await this.#leaveEmptyCategory(named);
    for (const term of this.#terms.slice(mostTried)) this.#leave(term);
    await this.#leaveUnknown();
    while (this.#terms.length > 0 && !(await this.#finds(this.#terms))) await this.#leaveLeast();
    while (this.#terms.length === 0 && this.#instead !== null && !(await this.#finds([])))
      this.#instead = above(this.#instead);
    const isNothing = this.#terms.length === 0 && this.#instead === null;
    // If neither a term nor a category is left, the original question is asked again, because showing everything
    // would not answer it.
    const answer = await this.#ask(isNothing ? this.#question : this.#worded(this.#terms));
    return withReading(answer, {
      understood: partsOf(this.#terms),
      leftOut: this.#leftOut,
      instead: this.#instead,
      mentioned: isEmpty && namedWholly(this.#worded(this.#terms)).length > 0 ? commonPath(named) : null,
    });
  }

  async #isInStock(paths: readonly string[]): Promise<boolean> {
    const groups = within(paths);
    return await holds(this.#ask, { ...this.#question, words: [], parts: [], groups, ownGroups: [] });
  }
}

async function holds(ask: Ask, question: ReadQuestion): Promise<boolean> {
  return (await ask({ ...question, limit: 0, offset: 0, facets: false })).totalCount > 0;
}

/** Returns the categories that the words name in full; none if the person selected a category. */
function namedWholly({ words, locale, ownGroups }: ReadQuestion): readonly string[] {
  return ownGroups.some(({ type }) => type === 'CATEGORY') ? [] : categoriesNamed(words, locale);
}

/** Returns the categories whose products count as what the words name; none if they name no category. */
function namedBy(question: ReadQuestion): readonly string[] {
  const { words, locale } = question;
  return namedWholly(question).length === 0 ? [] : categoriesNamed(words, locale, fieldRank.under);
}

function withReading(page: CatalogPage, reading: SearchReading): CatalogAnswer {
  const { understood, ...rest } = reading;
  return {
    ...page,
    understood: understood.map(({ kind, value, text, rest: left }) => ({ kind, value, text, rest: left })),
    ...rest,
  };
}

/**
 * True if the results include products of the category that the words name, and not only products that mention it.
 */
async function isAnswered(page: CatalogPage, question: ReadQuestion, ask: Ask): Promise<boolean> {
  if (page.totalCount === 0) return false;
  const named = namedBy(question);
  return (
    named.length === 0 || (await holds(ask, { ...question, groups: [...question.groups, ...within(named)] }))
  );
}

/**
 * Answers a question. If no product matches the whole search, or those that do only mention what it names, the terms
 * with the lowest weight are dropped until some match. The person's own filters are never dropped.
 */
export async function answerRelaxed(question: ReadQuestion, ask: Ask): Promise<CatalogAnswer> {
  const page = await ask(question);
  const isSearch = question.words.length + question.parts.length > 0;
  const relaxed =
    isSearch && !(await isAnswered(page, question, ask))
      ? await new Relaxation(question, ask).answer()
      : null;
  return (
    relaxed ?? withReading(page, { understood: question.parts, leftOut: [], instead: null, mentioned: null })
  );
}
