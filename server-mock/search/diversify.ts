/** The signs by which two neighboring products look like one. */
export interface Neighbour {
  /** Only products of one tier change places: promoted before plain, what is sold after all. */
  readonly tier: number;
  /** How well the product fits the search or the likeness. */
  readonly points: number;
  readonly path: string;
  readonly seller: string;
  /** '' for unknown. */
  readonly brand: string;
  readonly price: number;
  readonly titleKey: number;
  /** A number for its first photo: products with one photo have the same; 0 for none. */
  readonly photo: number;
  /** Width, height and depth; '' when none is known. */
  readonly size: string;
  /** Its colours and materials. */
  readonly look: string;
}

/** Products change places within as many as this, so that pages of any size hold each of them once. */
export const diverseBlock = 48;
/**
 * A product that fits the search worse than this, compared with the next one, does not come before it. It is what a word is
 * worth more as a colour or in the title than as the brand, and less than what a mention is worth less than a category.
 */
const mostPointsGiven = 4;
/** A likeness that a person notices. */
const noticed = 4;
/** Of more conflicts than this it is the products that are all alike, and no order of them is better. */
const mostMoved = 2;
/** Places in which the last near-duplicates are parted by a swap; further down nobody sees them side by side. */
const repaired = 12;

/** How much two products look like one: what a person sees at once counts most. */
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

/** The next one: the first of those that are least like the one before. */
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

/** What stands beside a place, summed up. */
function likenessAround(rows: readonly Neighbour[], at: number): number {
  const [before, here, after] = [rows[at - 1], rows[at], rows[at + 1]];
  if (here === undefined) return 0;
  return (before ? likeness(before, here) : 0) + (after ? likeness(here, after) : 0);
}

function swap<Row>(rows: Row[], one: number, other: number): void {
  const [first, second] = [rows[one], rows[other]];
  if (first !== undefined && second !== undefined) [rows[one], rows[other]] = [second, first];
}

/** Whether a near-duplicate stands before this place. */
function isConflict(rows: readonly Neighbour[], at: number): boolean {
  const [before, here] = [rows[at - 1], rows[at]];
  return before !== undefined && here !== undefined && likeness(before, here) >= noticed;
}

function conflictsOf(rows: readonly Neighbour[]): number {
  return rows.slice(0, repaired).filter((_, at) => isConflict(rows, at)).length;
}

/** How much less alike neighbours are when two rows change places. */
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

/** Of two near-duplicates that were left side by side one changes places with a row that was placed before or after. */
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
 * The rows with one swap that helps nothing by itself, and a repair after it that does: a conflict at the beginning of one
 * tier may be solved only in the tier before.
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

/** The rows of one block in their order, moved as little as it takes that near-duplicates do not stand side by side. */
export function diversified<Row>(rows: readonly Row[], neighbourOf: (row: Row) => Neighbour): Row[] {
  const rest = rows.map((row) => ({ row, ...neighbourOf(row) }));
  const placed: typeof rest = [];
  while (rest.length > 0) placed.push(...rest.splice(nextOf(rest, placed.at(-1)), 1));
  return repairedRows(placed).map(({ row }) => row);
}

/** From where to where rows are needed for a page of a list that is kept diverse. */
export function blocksAround(offset: number, limit: number): { readonly from: number; readonly to: number } {
  if (limit <= 0) return { from: offset, to: offset };
  return {
    from: Math.floor(offset / diverseBlock) * diverseBlock,
    to: Math.ceil((offset + limit) / diverseBlock) * diverseBlock,
  };
}

/** The page at `offset` of rows that begin at `from`, block by block. */
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
