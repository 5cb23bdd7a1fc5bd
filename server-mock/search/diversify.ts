import { type Neighbour, NeighbourBlock } from './neighbour-block.ts';

/** Products are only reordered within blocks of this size, so that pages of any size contain each of them once. */
export const diverseBlock = 48;
/**
 * A product whose points are lower than the next one's by more than this is not moved before it. The value equals the
 * difference between a colour or title match and a brand match, and is less than that between a category match and a
 * mention.
 */
const mostPointsGiven = 4;
/**
 * The same for a product that parts two that look alike, if none closer can: the difference between a match of the
 * category and one of its parent. People who see one object again and again do not look for the next one.
 */
const mostPointsGivenToPart = 18;
/** With more conflicts than this the products themselves are all alike, and hardly any order improves that. */
const mostRepaired = 8;
/** With more conflicts than this, swaps that do not help by themselves are not tried: there are too many. */
const mostMoved = 2;
/** Number of first positions in which remaining near-duplicates are separated by a swap: the first page. */
const repaired = 36;

/** Places the rows of a block one after the other. */
class Placing {
  readonly #block: NeighbourBlock;
  readonly #placed: number[] = [];
  /** The rows that are not placed yet, by relevance. */
  readonly #rest: number[];
  /** For each row, how many of the rest it resembles; empty if that is not considered. */
  readonly #alikeLeft: Uint8Array;

  /** With `isFarsighted`, rows of which there are many alike are spread from the start, at the cost of comparing all. */
  constructor(block: NeighbourBlock, isFarsighted: boolean) {
    this.#block = block;
    this.#rest = [...block.rows.keys()];
    this.#alikeLeft = Uint8Array.from(
      isFarsighted ? this.#rest : [],
      (row) => this.#rest.filter((other) => other !== row && block.areAlike(row, other)).length,
    );
  }

  /** Whether this row and those like it are more than half of the rest: if none of them is next, two will be adjacent. */
  #isCrowded(row: number): boolean {
    const alike = this.#alikeLeft[row];
    return alike !== undefined && 2 * (alike + 1) > this.#rest.length;
  }

  #place(row: number): void {
    this.#placed.push(row);
    if (this.#alikeLeft.length === 0) return;
    for (const other of this.#rest)
      if (this.#block.areAlike(row, other)) this.#alikeLeft[other] = (this.#alikeLeft[other] ?? 1) - 1;
  }

  /** Returns the place of the next row in the rest: of those that are relevant enough, the first of the least alike. */
  #next(first: number, before: number | undefined): number {
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    for (const [at, row] of this.#rest.entries()) {
      if (!this.#block.mayPrecede(row, first, mostPointsGiven)) continue;
      if (this.#isCrowded(row) && !this.#block.areAlike(before, row)) return at;
      const likeness = this.#block.likeness(before, row);
      if (likeness < least) {
        best = at;
        least = likeness;
      }
      if (least === 0 && this.#alikeLeft.length === 0) break;
    }
    if (!this.#block.areTwins(before, this.#rest[best])) return best;
    const farther = this.#rest.findIndex(
      (row) =>
        this.#block.mayPrecede(row, first, mostPointsGivenToPart) && !this.#block.areAlike(before, row),
    );
    return farther < 0 ? best : farther;
  }

  all(): readonly number[] {
    for (let [first] = this.#rest; first !== undefined; [first] = this.#rest)
      for (const row of this.#rest.splice(this.#next(first, this.#placed.at(-1)), 1)) this.#place(row);
    return this.#placed;
  }
}

/** Sums the likeness to both neighbours; what comes first has more weight, because more people see it. */
function likenessAround(block: NeighbourBlock, order: readonly number[], at: number): number {
  const weight = order.length - at;
  return (
    block.likeness(order[at - 1], order[at]) * (weight + 1) +
    block.likeness(order[at], order[at + 1]) * weight
  );
}

function swap(order: number[], one: number, other: number): void {
  const [first, second] = [order[one], order[other]];
  if (first !== undefined && second !== undefined) [order[one], order[other]] = [second, first];
}

/** The positions, among the first of an order, at which a near-duplicate of the previous product stands. */
function conflictsOf(block: NeighbourBlock, order: readonly number[], first = repaired): number[] {
  const conflicts: number[] = [];
  for (let at = 1; at < Math.min(first, order.length); at += 1)
    if (block.areAlike(order[at - 1], order[at])) conflicts.push(at);
  return conflicts;
}

/** Returns by how much a swap of two rows reduces the likeness of neighbours. */
function gainOf(block: NeighbourBlock, order: number[], one: number, other: number): number {
  const alike = () => likenessAround(block, order, one) + likenessAround(block, order, other);
  const before = alike();
  swap(order, one, other);
  const gain = before - alike();
  swap(order, one, other);
  return gain;
}

function canSwap(
  block: NeighbourBlock,
  order: readonly number[],
  [at, to]: readonly [number, number],
  given: number,
): boolean {
  const [one, other] = [order[at], order[to]];
  if (at === to || one === undefined || other === undefined) return false;
  return block.mayPrecede(one, other, given) && block.mayPrecede(other, one, given);
}

/** Swaps one of two adjacent near-duplicates with the row for which that reduces the likeness most; false for none. */
function swapBest(block: NeighbourBlock, order: number[], at: number, given: number): boolean {
  let best = { one: at, other: at, gain: 0 };
  for (const one of [at, at - 1]) {
    for (const other of order.keys()) {
      const gain = canSwap(block, order, [one, other], given) ? gainOf(block, order, one, other) : 0;
      if (gain > best.gain) best = { one, other, gain };
    }
  }
  swap(order, best.one, best.other);
  return best.gain > 0;
}

/** Swaps one of every two adjacent near-duplicates with another row, wherever that reduces the likeness. */
function repairedOnce(block: NeighbourBlock, placed: readonly number[]): number[] {
  const order = [...placed];
  for (let at = 1; at < Math.min(repaired, order.length); at += 1) {
    if (!block.areAlike(order[at - 1], order[at]) || swapBest(block, order, at, mostPointsGiven)) continue;
    if (block.areTwins(order[at - 1], order[at])) swapBest(block, order, at, mostPointsGivenToPart);
  }
  return order;
}

/**
 * Tries a swap that does not help by itself, followed by a repair: a conflict at the start of one tier may only be
 * solvable in the previous tier.
 */
function repairedAfterSwap(
  block: NeighbourBlock,
  order: readonly number[],
  conflicts: readonly number[],
): readonly number[] {
  for (const at of conflicts) {
    for (const one of [at, at - 1]) {
      for (const other of order.slice(0, repaired).keys()) {
        if (!canSwap(block, order, [one, other], mostPointsGiven)) continue;
        const tried = [...order];
        swap(tried, one, other);
        const next = repairedOnce(block, tried);
        if (conflictsOf(block, next).length < conflicts.length) return next;
      }
    }
  }
  return order;
}

function repairedOrder(block: NeighbourBlock, placed: readonly number[]): readonly number[] {
  if (conflictsOf(block, placed).length > mostRepaired) return placed;
  const once = repairedOnce(block, placed);
  const left = conflictsOf(block, once);
  return left.length === 0 || left.length > mostMoved ? once : repairedAfterSwap(block, once, left);
}

function diverseOrder(block: NeighbourBlock): readonly number[] {
  const placed = new Placing(block, false).all();
  const isDiverse = conflictsOf(block, placed, placed.length).length === 0;
  return isDiverse ? placed : repairedOrder(block, new Placing(block, true).all());
}

/** Reorders the rows of one block as little as possible, so that near-duplicates are not adjacent. */
export function diversified<Row>(rows: readonly Row[], neighbourOf: (row: Row) => Neighbour): Row[] {
  const order = diverseOrder(new NeighbourBlock(rows.map(neighbourOf)));
  return order.flatMap((number) => rows[number] ?? []);
}

/** Returns the range of rows needed for a page of a diversified list. */
export function blocksAround(offset: number, limit: number): { readonly from: number; readonly to: number } {
  if (limit <= 0) return { from: offset, to: offset };
  return {
    from: Math.floor(offset / diverseBlock) * diverseBlock,
    to: Math.ceil((offset + limit) / diverseBlock) * diverseBlock,
  };
}

/** Returns the page at `offset` from rows that start at position `from`, diversified block by block. */
export function diversePage<Row>(
  rows: readonly Row[],
  { from, offset, limit }: { readonly from: number; readonly offset: number; readonly limit: number },
  neighbourOf: (row: Row) => Neighbour,
): Row[] {
  const page: Row[] = [];
  for (let at = 0; at < rows.length; at += diverseBlock)
    page.push(...diversified(rows.slice(at, at + diverseBlock), neighbourOf));
  return page.slice(offset - from, offset - from + limit);
}
