/** The properties by which two neighbouring products look alike. */
export interface Neighbour {
  /** Products are only reordered within a tier: promoted before plain ones, sold-out ones last. */
  readonly tier: number;
  /** Relevance for the search, or similarity. */
  readonly points: number;
  readonly path: string;
  readonly seller: string;
  /** '' for unknown. */
  readonly brand: string;
  readonly price: number;
  readonly titleKey: number;
  /** Identifies its first photo: products with the same photo have the same number; 0 for none. */
  readonly photo: number;
  /** Width, height and depth; '' if none is known. */
  readonly size: string;
  /** Its colours and materials. */
  readonly look: string;
}

/** Products are only reordered within blocks of this size, so that pages of any size contain each of them once. */
export const diverseBlock = 48;
/**
 * A product whose points are lower than the next one's by more than this is not moved before it. The value equals the
 * difference between a colour or title match and a brand match, and is less than that between a category match and a
 * mention.
 */
const mostPointsGiven = 4;
/** Likeness from which a user notices that products look alike. */
const noticed = 4;
/** With more conflicts than this the products themselves are all alike, and no order improves that. */
const mostMoved = 2;
/**
 * Number of first positions in which remaining near-duplicates are separated by a swap; users rarely notice those
 * further down.
 */
const repaired = 12;

/** Scores how much two products look alike; what a user notices first has the highest weight. */
function likeness(one: Neighbour, other: Neighbour): number {
  const isOfOnePath = one.path === other.path;
  const isOfOnePrice =
    isOfOnePath && one.brand !== '' && one.brand === other.brand && one.price === other.price;
  return (
    (one.titleKey === other.titleKey ? 8 : 0) +
    (one.photo !== 0 && one.photo === other.photo ? 8 : 0) +
    (one.seller === other.seller ? 8 : 0) +
    (isOfOnePrice ? 8 : 0) +
    (isOfOnePath && one.look === other.look ? 4 : 0) +
    (isOfOnePath && one.size !== '' && one.size === other.size ? 2 : 0)
  );
}

/** Returns the index of the next product: the first of those least like the previous one. */
function nextOf(rest: readonly Neighbour[], before: Neighbour | undefined): number {
  const [first] = rest;
  if (before === undefined || first === undefined) return 0;
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [at, one] of rest.entries()) {
    if (one.tier !== first.tier || one.points < first.points - mostPointsGiven) continue;
    const like = likeness(one, before);
    if (like < least) [best, least] = [at, like];
    if (least === 0) break;
  }
  return best;
}

/** Sums the likeness to both neighbours. */
function likenessAround(rows: readonly Neighbour[], at: number): number {
  const [before, here, after] = [rows[at - 1], rows[at], rows[at + 1]];
  if (here === undefined) return 0;
  return (before ? likeness(before, here) : 0) + (after ? likeness(here, after) : 0);
}

function swap<Row>(rows: Row[], one: number, other: number): void {
  const [first, second] = [rows[one], rows[other]];
  if (first !== undefined && second !== undefined) [rows[one], rows[other]] = [second, first];
}

/** True if the product at this position is a near-duplicate of the previous one. */
function isConflict(rows: readonly Neighbour[], at: number): boolean {
  const [before, here] = [rows[at - 1], rows[at]];
  return before !== undefined && here !== undefined && likeness(before, here) >= noticed;
}

function conflictsOf(rows: readonly Neighbour[]): number {
  return rows.slice(0, repaired).filter((_, at) => isConflict(rows, at)).length;
}

/** Returns by how much a swap of two rows reduces the likeness of neighbours. */
function gainOf(rows: Neighbour[], one: number, other: number): number {
  const alike = () => likenessAround(rows, one) + likenessAround(rows, other);
  const before = alike();
  swap(rows, one, other);
  const gain = before - alike();
  swap(rows, one, other);
  return gain;
}

function canSwap(rows: readonly Neighbour[], at: number, to: number): boolean {
  const [one, other] = [rows[at], rows[to]];
  if (at === to || one === undefined || other === undefined) return false;
  return one.tier === other.tier && Math.abs(one.points - other.points) <= mostPointsGiven;
}

/** Swaps one of two adjacent near-duplicates with another row, wherever that reduces the likeness most. */
function repairedOnce<Row extends Neighbour>(placed: readonly Row[]): Row[] {
  const rows = [...placed];
  for (let at = 1; at < Math.min(repaired, rows.length); at += 1) {
    if (!isConflict(rows, at)) continue;
    let best = { one: at, other: at, gain: 0 };
    for (const one of [at, at - 1]) {
      for (const other of rows.keys()) {
        const gain = canSwap(rows, one, other) ? gainOf(rows, one, other) : 0;
        if (gain > best.gain) best = { one, other, gain };
      }
    }
    swap(rows, best.one, best.other);
  }
  return rows;
}

/**
 * Tries a swap that does not help by itself, followed by a repair: a conflict at the start of one tier may only be
 * solvable in the previous tier.
 */
function repairedAfterSwap<Row extends Neighbour>(rows: readonly Row[]): readonly Row[] {
  const conflicts = conflictsOf(rows);
  const seen = [...rows.slice(0, repaired).keys()];
  for (const at of seen.filter((place) => isConflict(rows, place))) {
    for (const one of [at, at - 1]) {
      for (const other of seen.filter((place) => canSwap(rows, one, place))) {
        const tried = [...rows];
        swap(tried, one, other);
        const next = repairedOnce(tried);
        if (conflictsOf(next) < conflicts) return next;
      }
    }
  }
  return rows;
}

function repairedRows<Row extends Neighbour>(placed: readonly Row[]): readonly Row[] {
  const once = repairedOnce(placed);
  const left = conflictsOf(once);
  return left === 0 || left > mostMoved ? once : repairedAfterSwap(once);
}

/** Reorders the rows of one block as little as possible, so that near-duplicates are not adjacent. */
export function diversified<Row>(rows: readonly Row[], neighbourOf: (row: Row) => Neighbour): Row[] {
  const rest = rows.map((row) => ({ row, ...neighbourOf(row) }));
  const placed: typeof rest = [];
  while (rest.length > 0) placed.push(...rest.splice(nextOf(rest, placed.at(-1)), 1));
  return repairedRows(placed).map(({ row }) => row);
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
