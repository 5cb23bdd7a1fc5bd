import type { CatalogAnswer, FilterType, Suggestion } from '../catalog-search.ts';
import { shownDistance } from '../distance.ts';
import type { Stems } from '../expand-word.ts';
import { leastLikeness, pricePoints, tastePointMicros, type ValuePoints } from '../points.ts';
import type { FilterGroup, ReadQuestion } from '../read-question.ts';
import { type Phrase, rankSuggestions } from '../suggestions.ts';
import { type Bits, clearBit, intersect, type Match, matchOf, setBit } from './bitset.ts';
import { Columns, idOf } from './columns.ts';
import { countFacets } from './count-facets.ts';
import { LeastRecent } from './least-recent.ts';
import { matchWords, type WordMatch } from './match-words.ts';
import {
  type FixedSort,
  firstOfSorted,
  firstRows,
  fixedSorts,
  isSold,
  keyOf,
  type RowOrder,
  rankByPoints,
  shuffled,
  sortedRows,
} from './order-rows.ts';
import { phrasesOf } from './phrases.ts';
import { groupedByPath } from './regroup.ts';
import { rowsOf } from './row-text.ts';
import { TextIndex } from './text-index.ts';
import { groupBits, placeDistances, pointsOf } from './values.ts';

/** A question with what only the database knows: stems of unknown words, and the facts of other listings as points. */
export interface IndexQuestion extends ReadQuestion {
  readonly stems: Readonly<Record<string, Stems>>;
  /** More-like-this; `points` null when the listing is not known: nothing is like it. */
  readonly like: {
    readonly id: string;
    readonly points: readonly ValuePoints[] | null;
    readonly price: number;
  } | null;
  readonly taste: readonly ValuePoints[];
}

interface Likeness {
  readonly bits: Bits;
  readonly points: Int32Array;
}

const groupsKept = 256;
const wordsKept = 16;

/**
 * The catalogue in typed arrays: answers a page, its count and every facet in one call, all in memory. Filled by pages
 * of rows in the order of ids, then `finish`; from then on changes come in by `apply`. Knows nothing of the database.
 */
export class ColumnIndex {
  #columns = new Columns();
  #text = new TextIndex();
  #orders = new Map<FixedSort, Uint32Array>();
  /** Rows of the start; later ones are not in the orders. */
  #early = 0;
  readonly #rowOfId = new Map<string, number>();
  readonly #groups = new LeastRecent<Bits>(groupsKept);
  readonly #words = new LeastRecent<WordMatch>(wordsKept);
  #phrases: readonly Phrase[] | null = null;

  /** Takes a page of the start; the pages come in the order of ids. */
  stage(page: string): void {
    for (const row of rowsOf(page)) {
      this.#text.stage(this.#columns.rows, row);
      this.#columns.add(row);
    }
  }

  /** Ends the start in steps of some milliseconds each: rows of one category are put side by side, orders are made. */
  *finish(): Generator<void> {
    const { columns, order } = groupedByPath(this.#columns);
    this.#columns = columns;
    yield;
    this.#text.pack(order);
    yield;
    // Rows were staged by id: where each of them went is the order of ids.
    const byId = new Uint32Array(order.length);
    for (let row = 0; row < order.length; row += 1) byId[order[row] ?? 0] = row;
    for (const sort of fixedSorts) {
      this.#orders.set(sort, sortedRows(columns, sort, byId));
      yield;
    }
    this.#learnRows();
  }

  #learnRows(): void {
    this.#early = this.#columns.rows;
    this.#rowOfId.clear();
    for (let row = 0; row < this.#early; row += 1) this.#rowOfId.set(idOf(this.#columns.ids, row), row);
  }

  /** Takes the newest state of changed listings; those that the page does not hold are gone. */
  apply(ids: readonly string[], page: string): void {
    const columns = this.#columns;
    for (const id of ids) {
      const row = this.#rowOfId.get(id);
      if (row === undefined) continue;
      clearBit(columns.live, row);
      this.#rowOfId.delete(id);
    }
    for (const row of rowsOf(page)) {
      const at = columns.add(row);
      this.#text.append(at, row);
      this.#rowOfId.set(row.id, at);
    }
    this.#groups.clear();
    this.#words.clear();
    this.#phrases = null;
  }

  /** Words that the database has not been asked about yet. */
  takeUnstemmed(): string[] {
    return this.#text.takeUnstemmed();
  }

  learnStems(stems: ReadonlyMap<string, Stems>): void {
    this.#text.learnStems(stems);
    this.#words.clear();
  }

  /** Rows that came after the start: many of them make a new start worth while. */
  lateRows(): number {
    return this.#columns.rows - this.#early;
  }

  /** What a snapshot keeps; only right after the start. */
  save() {
    return { columns: this.#columns, text: this.#text.save(), orders: this.#orders };
  }

  /** Takes the place of the start. */
  restore(columns: Columns, text: TextIndex, orders: Map<FixedSort, Uint32Array>): void {
    this.#columns = columns;
    this.#text = text;
    this.#orders = orders;
    this.#learnRows();
  }

  /** Answers a question. */
  ask(question: IndexQuestion): CatalogAnswer {
    const columns = this.#columns;
    const words = question.words.length === 0 ? null : this.#wordMatch(question);
    const likeness = question.like === null ? null : this.#likeness(question.like);
    const matchWithout = this.#matcher(question, words, likeness);
    const match = matchWithout(null);
    const distances = question.place === null ? null : placeDistances(columns, question.place);
    const needed = Math.min(match.total, question.offset + question.limit);
    const rows = this.#first(question, match, words, likeness, distances, needed).slice(question.offset);
    const places = columns.ints.place;
    return {
      ids: rows.map((row) => idOf(columns.ids, row)),
      totalCount: match.total,
      facets: question.facets ? countFacets(columns, matchWithout, distances) : [],
      distances:
        distances === null
          ? []
          : rows.map((row) => {
              const km = distances[places[row] ?? 0] ?? Number.POSITIVE_INFINITY;
              return Number.isFinite(km) ? shownDistance(km) : null;
            }),
    };
  }

  /** Words, brands and categories that the typed text may become. */
  suggest(input: string, limit: number): readonly Suggestion[] {
    this.#phrases ??= phrasesOf(this.#columns, this.#text);
    return rankSuggestions(this.#phrases, input, limit);
  }

  #wordMatch({ words, stems }: IndexQuestion): WordMatch {
    const key = words.join(' ');
    return this.#words.take(key, () => matchWords(this.#columns, this.#text, words, stems));
  }

  #likeness({ id, points, price }: NonNullable<IndexQuestion['like']>): Likeness {
    const columns = this.#columns;
    const bits: Bits = new Uint32Array(columns.live.length);
    const likeness = new Int32Array(columns.rows);
    if (points === null) return { bits, points: likeness };
    const shared = pointsOf(columns, points);
    const self = this.#rowOfId.get(id);
    for (let row = 0; row < columns.rows; row += 1) {
      const other = columns.ints.price[row] ?? 0;
      const apart = Math.floor((pricePoints * Math.abs(other - price)) / Math.max(1, other, price));
      const total = shared(row) + pricePoints - apart;
      likeness[row] = total;
      if (total >= leastLikeness && row !== self) setBit(bits, row);
    }
    return { bits, points: likeness };
  }

  /** Matches without one filter's own choices; types that were not asked share the whole match. */
  #matcher(
    { groups, place, availableOnly }: IndexQuestion,
    words: WordMatch | null,
    likeness: Likeness | null,
  ) {
    const made = new Map<FilterType | null, Match>();
    const bitsOf = (group: FilterGroup) =>
      this.#groups.take(JSON.stringify(group.kind === 'distance' ? [group, place] : group), () =>
        groupBits(this.#columns, group, place),
      );
    return (type: FilterType | null): Match => {
      const leftOut = groups.some((group) => group.type === type) ? type : null;
      const known = made.get(leftOut);
      if (known !== undefined) return known;
      const bits = this.#columns.live.slice();
      if (availableOnly) this.#leaveOutSold(bits);
      if (words !== null) intersect(bits, words.bits);
      if (likeness !== null) intersect(bits, likeness.bits);
      for (const group of groups) if (group.type !== leftOut) intersect(bits, bitsOf(group));
      const match = matchOf(bits);
      made.set(leftOut, match);
      return match;
    };
  }

  #leaveOutSold(bits: Bits): void {
    for (let row = 0; row < this.#columns.rows; row += 1) if (isSold(this.#columns, row)) clearBit(bits, row);
  }

  #first(
    question: IndexQuestion,
    match: Match,
    words: WordMatch | null,
    likeness: Likeness | null,
    distances: Float64Array | null,
    needed: number,
  ): number[] {
    const columns = this.#columns;
    const own = (order: RowOrder) => firstRows(columns, match.rows, order, needed);
    const { salt, place } = columns.ints;
    if (question.sort === 'RANDOM') {
      return own({ rank: null, key: (row) => shuffled(salt[row] ?? 0, question.seed) });
    }
    if (question.sort === 'DISTANCE_ASC' && distances !== null) {
      // Infinity less Infinity is no number; a far place stands for the unknown ones.
      const far = distances.map((km) => Math.min(km, 1e9));
      return own({ rank: null, key: (row) => far[place[row] ?? 0] ?? 0 });
    }
    const sort = question.sort === 'DISTANCE_ASC' ? 'RECOMMENDED' : question.sort;
    if (sort === 'RECOMMENDED') {
      const key = keyOf(columns, sort);
      if (words !== null) return own({ rank: rankByPoints(columns, words.scores), key });
      if (likeness !== null) return own({ rank: rankByPoints(columns, likeness.points), key });
      if (question.taste.length > 0) {
        const taste = pointsOf(columns, question.taste);
        return own({ rank: null, key: (row) => key(row) - taste(row) * tastePointMicros });
      }
    }
    return firstOfSorted(columns, match, sort, this.#orders.get(sort), needed);
  }
}
