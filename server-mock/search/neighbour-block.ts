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
  /** Width, height and depth in centimetres; 0 for unknown. */
  readonly sides: readonly [width: number, height: number, depth: number];
  /** Its colours and materials. */
  readonly look: string;
}

/** Points for each thing that two products have in common; what a user notices first has the most. */
const likenessPoints = { title: 8, photo: 8, offer: 8, look: 8, seller: 6, lookInOtherSize: 2 } as const;
/** Likeness from which a user notices that products look alike or come from one seller. */
const noticed = 6;
/** Larger than every likeness. */
const notCompared = 255;
/** Sides that differ by no more than this share or number of centimetres are as good as equal: sellers measure by hand. */
const sideTolerance = { share: 0.15, centimetres: 2 } as const;

function isOfOneSize({ sides }: Neighbour, other: Neighbour): boolean {
  return sides.every((side, at) => {
    const others = other.sides[at] ?? 0;
    const tolerated = Math.max(sideTolerance.centimetres, sideTolerance.share * Math.max(side, others));
    return side === 0 || others === 0 || Math.abs(side - others) <= tolerated;
  });
}

/** Numbers texts, equal for equal ones: each row is compared with every other one. */
function numbered(texts: readonly string[]): Uint16Array {
  const known = new Map<string, number>();
  return Uint16Array.from(texts, (text) => {
    const number = known.get(text) ?? known.size;
    known.set(text, number);
    return number;
  });
}

/**
 * The rows of one block with the likeness of every two. A row is known by its number in the order of relevance; an
 * order of the block is a list of these numbers.
 */
export class NeighbourBlock {
  readonly rows: readonly Neighbour[];
  readonly #sellers: Uint16Array;
  readonly #paths: Uint16Array;
  readonly #looks: Uint16Array;
  /** Likeness of every two rows that were compared, and the part of it that is their appearance. */
  readonly #likeness: Uint8Array;
  readonly #appearance: Uint8Array;

  constructor(rows: readonly Neighbour[]) {
    this.rows = rows;
    this.#sellers = numbered(rows.map(({ seller }) => seller));
    this.#paths = numbered(rows.map(({ path }) => path));
    this.#looks = numbered(rows.map(({ look }) => look));
    this.#likeness = new Uint8Array(rows.length ** 2).fill(notCompared);
    this.#appearance = new Uint8Array(rows.length ** 2);
  }

  #compare(at: number, to: number): void {
    const one = this.rows[at];
    const other = this.rows[to];
    if (one === undefined || other === undefined) return;
    let appearance = 0;
    if (one.titleKey === other.titleKey) appearance += likenessPoints.title;
    if (one.photo !== 0 && one.photo === other.photo) appearance += likenessPoints.photo;
    if (this.#paths[at] === this.#paths[to]) {
      if (one.brand !== '' && one.brand === other.brand && one.price === other.price)
        appearance += likenessPoints.offer;
      if (this.#looks[at] === this.#looks[to])
        appearance += isOfOneSize(one, other) ? likenessPoints.look : likenessPoints.lookInOtherSize;
    }
    const isOfOneSeller = this.#sellers[at] === this.#sellers[to];
    const likeness = appearance + (isOfOneSeller ? likenessPoints.seller : 0);
    for (const place of [at * this.rows.length + to, to * this.rows.length + at]) {
      this.#likeness[place] = likeness;
      this.#appearance[place] = appearance;
    }
  }

  /** How much two rows are alike; 0 without one of them. */
  likeness(one: number | undefined, other: number | undefined): number {
    if (one === undefined || other === undefined) return 0;
    const place = one * this.rows.length + other;
    if (this.#likeness[place] === notCompared) this.#compare(one, other);
    return this.#likeness[place] ?? 0;
  }

  /** Whether users notice that two rows look alike or have one seller. */
  areAlike(one: number | undefined, other: number | undefined): boolean {
    return this.likeness(one, other) >= noticed;
  }

  /** Whether two rows look alike, whoever sells them. */
  areTwins(one: number | undefined, other: number | undefined): boolean {
    if (one === undefined || other === undefined || !this.areAlike(one, other)) return false;
    return (this.#appearance[one * this.rows.length + other] ?? 0) >= noticed;
  }

  /** Whether `row` is in the tier of `other` and has at most `given` points less. */
  mayPrecede(row: number, other: number, given: number): boolean {
    const one = this.rows[row];
    const better = this.rows[other];
    if (one === undefined || better === undefined) return false;
    return one.tier === better.tier && one.points >= better.points - given;
  }
}
