import type { CatalogPage, Suggestion } from '../catalog-search.ts';
import { shownDistance } from '../distance.ts';
import { blocksAround, diversePage } from '../diversify.ts';
import type { Stems } from '../expand-word.ts';
import { tastePointMicros, type ValuePoints } from '../points.ts';
import type { ReadQuestion } from '../read-question.ts';
import { type Phrase, rankSuggestions } from '../suggestions.ts';
import { createArrayCache } from './array-cache.ts';
import { clearBit, countBits } from './bitset.ts';
import { Columns, idOf } from './columns.ts';
import { facetsOf } from './count-facets.ts';
import { firstRows, walkRows } from './first-rows.ts';
import { type Likeness, likenessOf } from './likeness.ts';
import { matchWords, type WordMatch } from './match-words.ts';
import { neighbourOf } from './neighbour.ts';
import { phrasesOf } from './phrases.ts';
import { QuestionMatch } from './question-match.ts';
import {
  type FixedSort,
  keyOf,
  mergePlaced,
  type PlacedRow,
  type RowOrder,
  rankByPoints,
  shuffled,
} from './row-order.ts';
import { RowCursor } from './row-text.ts';
import { type Image, Start } from './start.ts';
import type { TextIndex } from './text-index.ts';
import { placeDistances, pointsOf } from './values.ts';

/** A question with data from the database: stems of unknown words, and the facts of other products as points. */
export interface IndexQuestion extends ReadQuestion {
  readonly stems: Readonly<Record<string, Stems>>;
  /** More-like-this; `points` is null if the product is unknown, in which case nothing matches. */
  readonly like: {
    readonly id: string;
    readonly points: readonly ValuePoints[] | null;
    readonly price: number;
  } | null;
  readonly taste: readonly ValuePoints[];
}

type Part = 'start' | 'later';
/** Bytes of the cached matches of words. A match has nine bits per product. */
const maxMatchBytes = 8 * 2 ** 20;
const matchBytes = ({ start, later }: Record<Part, WordMatch>) =>
  [start, later].reduce((sum, { bits, scores }) => sum + bits.byteLength + scores.byteLength, 0);
/** Filters of the most frequent questions, whose counts are calculated in advance. */
const plain: Pick<ReadQuestion, 'place' | 'availableOnly'> = { place: null, availableOnly: true };

/**
 * The catalogue in typed arrays: answers a page, its count and every facet in one call, in memory and without the
 * database. It consists of the immutable start, which threads can share, and the rows added later.
 */
export class ColumnIndex {
  readonly #start: Start;
  readonly #later: Columns;
  readonly #text: TextIndex;
  readonly #laterRows = new Map<string, number>();
  readonly #words = createArrayCache<Record<Part, WordMatch>>(maxMatchBytes, matchBytes);
  #phrases: readonly Phrase[] | null = null;

  constructor(image: Image, text: TextIndex) {
    this.#start = new Start(image);
    this.#later = new Columns(image.columns.names);
    this.#text = text;
  }

  /** Precalculates the counts of the most frequent questions, one per step. */
  *warm(): Generator<void> {
    const { paths } = this.#mains();
    for (const path of [null, ...paths]) {
      const groups =
        path === null ? [] : [{ kind: 'values' as const, type: 'CATEGORY' as const, values: [path] }];
      this.#start.warm({ ...plain, groups });
      yield;
    }
  }

  #mains(): { readonly paths: readonly string[] } {
    const { values } = this.#start.image.columns.dictionaries.path;
    const mains = values.map((path) => path.split('/')[0] ?? '').filter((main) => main !== '');
    return { paths: [...new Set(mains)] };
  }

  /** Applies the newest state of changed products; ids that are missing from the page are deleted. */
  apply(ids: readonly string[], page: string): void {
    for (const id of ids) {
      const early = this.#start.find(id);
      if (early !== undefined) this.#start.remove(early);
      const late = this.#laterRows.get(id);
      if (late !== undefined) clearBit(this.#later.live, late);
      this.#laterRows.delete(id);
    }
    const from = this.#later.rows;
    const row = new RowCursor(page);
    while (row.next()) {
      const at = this.#later.add(row);
      this.#text.append(at, row);
      this.#laterRows.set(idOf(this.#later.ids, at), at);
    }
    this.#later.addLists(from);
    this.#words.clear();
    this.#phrases = null;
  }

  /** Returns the words whose stems have not been requested from the database yet. */
  takeUnstemmed(): string[] {
    return this.#text.takeUnstemmed();
  }

  learnStems(stems: ReadonlyMap<string, Stems>): void {
    this.#text.learnStems(stems);
    this.#words.clear();
  }

  /** Number of rows added after the start; if there are many, a rebuild is worthwhile. */
  lateRows(): number {
    return this.#later.rows;
  }

  ask(question: IndexQuestion): CatalogPage {
    const words = question.words.length === 0 ? null : this.#wordMatch(question);
    const likeness = question.like === null ? null : this.#likeness(question.like);
    const narrowed = narrow(words, likeness);
    const match = new QuestionMatch(question, this.#start, this.#later, narrowed);
    const distances = question.place === null ? null : placeDistances(this.#later, question.place);
    const { offset, limit, isDiverse } = question;
    const { from, to } = isDiverse ? blocksAround(offset, limit) : { from: offset, to: offset + limit };
    const needed = Math.min(match.total, to);
    const found = this.#first(question, match, words, likeness, distances, needed).slice(from);
    const hasPoints = words !== null || likeness !== null;
    const rows = isDiverse
      ? diversePage(found, { from, offset, limit }, (placed) => neighbourOf(placed, hasPoints))
      : found;
    return {
      ids: rows.map(({ columns, row }) => idOf(columns.ids, row)),
      totalCount: match.total,
      facets: question.facets ? facetsOf(this.#later.names, match, distances) : [],
      distances: distances === null ? [] : rows.map((placed) => distanceOf(placed, distances)),
    };
  }

  /** Suggests words, brands and categories that complete the input. */
  suggest(input: string, limit: number): readonly Suggestion[] {
    this.#phrases ??= phrasesOf(this.#searched());
    return rankSuggestions(this.#phrases, input, limit);
  }

  #searched() {
    const { liveRows, image } = this.#start;
    return { parts: { start: image.columns, later: this.#later }, liveRows, text: this.#text };
  }

  #wordMatch({ words, locale, stems }: IndexQuestion): Record<Part, WordMatch> {
    const key = `${locale} ${words.join(' ')}`;
    return this.#words.memo(key, {
      context: () => matchWords({ ...this.#searched(), locale }, words, stems),
    });
  }

  #likeness(like: NonNullable<IndexQuestion['like']>): Record<Part, Likeness> {
    return {
      start: likenessOf(this.#start.image.columns, like, this.#start.find(like.id)),
      later: likenessOf(this.#later, like, this.#laterRows.get(like.id)),
    };
  }

  #first(
    question: IndexQuestion,
    match: QuestionMatch,
    words: Record<Part, WordMatch> | null,
    likeness: Record<Part, Likeness> | null,
    distances: Float64Array | null,
    needed: number,
  ): PlacedRow[] {
    const { columns } = this.#start.image;
    const orderOf = (part: Part): RowOrder => {
      const points = words?.[part].scores ?? likeness?.[part].points ?? null;
      return orderBy(part === 'start' ? columns : this.#later, question, points, distances);
    };
    const isFixed =
      question.sort !== 'RECOMMENDED' || (words === null && likeness === null && question.taste.length === 0);
    const sorted = isFixed ? this.#start.image.orders.get(fixedSort(question)) : undefined;
    const inStart = countBits(match.start);
    const needsOwn = question.sort === 'RANDOM' || question.sort === 'DISTANCE_ASC';
    // Walking the sorted rows is fast if many rows match; if few do, it is faster to sort those.
    const isFew = (columns.rows * needed) / Math.max(1, inStart) > inStart * 4;
    const order = orderOf('start');
    const early =
      sorted === undefined || needsOwn || isFew
        ? firstRows(columns, match.start, order, needed)
        : walkRows(columns, sorted, match.start, order.key, needed);
    return mergePlaced(early, firstRows(this.#later, match.later, orderOf('later'), needed), needed);
  }
}

function narrow(words: Record<Part, WordMatch> | null, likeness: Record<Part, Likeness> | null) {
  if (words === null && likeness === null) return null;
  const both = (part: Part) => {
    const [one, other] = [words?.[part].bits, likeness?.[part].bits];
    if (one === undefined || other === undefined) return one ?? other ?? new Uint32Array(0);
    return one.map((word, at) => word & (other[at] ?? 0));
  };
  return { start: both('start'), later: both('later') };
}

/** DISTANCE_ASC and RANDOM have no precomputed order. */
function fixedSort({ sort }: IndexQuestion): FixedSort {
  return sort === 'DISTANCE_ASC' || sort === 'RANDOM' ? 'RECOMMENDED' : sort;
}

function orderBy(
  columns: Columns,
  question: IndexQuestion,
  points: ArrayLike<number> | null,
  distances: Float64Array | null,
): RowOrder {
  const { place } = columns.ints;
  if (question.sort === 'RANDOM') {
    return { rank: null, key: (row) => shuffled(columns.ids[row * 4 + 3] ?? 0, question.seed) };
  }
  if (question.sort === 'DISTANCE_ASC' && distances !== null) {
    // Infinity minus Infinity is NaN, so unknown places get a very large distance instead.
    const far = distances.map((km) => Math.min(km, 1e9));
    return { rank: null, key: (row) => far[place[row] ?? 0] ?? 0 };
  }
  const key = keyOf(columns, fixedSort(question));
  if (question.sort !== 'RECOMMENDED') return { rank: null, key };
  if (points !== null) return { rank: rankByPoints(columns, points), key };
  if (question.taste.length === 0) return { rank: null, key };
  const taste = pointsOf(columns, question.taste);
  return { rank: null, key: (row) => key(row) - (taste[row] ?? 0) * tastePointMicros };
}

function distanceOf({ columns, row }: PlacedRow, distances: Float64Array): number | null {
  const km = distances[columns.ints.place[row] ?? 0] ?? Number.POSITIVE_INFINITY;
  return Number.isFinite(km) ? shownDistance(km) : null;
}
