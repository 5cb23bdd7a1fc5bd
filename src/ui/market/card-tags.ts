import type { OwnReservation } from './own-reservations.ts';
import type { ProductCardPartsFragment } from './product-card.gen.ts';
import { discountPercent } from './savings.ts';

export type CardTag =
  | { readonly kind: 'sold' }
  /** The reader has an open payment for it. */
  | { readonly kind: 'paying' }
  | { readonly kind: 'reserved'; readonly until: string }
  /** The reader's bid on it was accepted. */
  | { readonly kind: 'reserved_for_you'; readonly until: string }
  | {
      readonly kind: 'discount';
      readonly percent: number;
      readonly of: ProductCardPartsFragment['comparePriceKind'];
    }
  | { readonly kind: 'new' }
  | { readonly kind: 'second_chance' }
  | { readonly kind: 'we_love' };

/** Milliseconds for which a product counts as new: 14 days after publication (LIST-006, docs/readings.md). */
const newFor = 14 * 24 * 60 * 60_000;

type CardFacts = Pick<
  ProductCardPartsFragment,
  | 'inventory'
  | 'reservedUntil'
  | 'price'
  | 'comparePrice'
  | 'comparePriceKind'
  | 'publicationDate'
  | 'timePeriod'
  | 'secondChanceType'
> & { readonly collections: readonly { readonly value: string }[] };

/**
 * The tags of a tile, most important first. A sold or reserved product has only that tag (LIST-011); a discount
 * replaces "new" (LIST-005, LIST-006). `now` is in milliseconds since 1970; `own` is what reserves the product for
 * the reader.
 */
export function tagsOf(card: CardFacts, now: number, own: OwnReservation | null = null): readonly CardTag[] {
  if (card.inventory <= 0) return [{ kind: 'sold' }];
  const until = stillReserved(card.reservedUntil, now);
  if (until !== null) return [reservedTag(until, own)];
  const tags: CardTag[] = [];
  const percent = discountPercent(card.price, card.comparePrice);
  if (percent > 0) tags.push({ kind: 'discount', percent, of: card.comparePriceKind });
  else if (isNew(card.publicationDate, now)) tags.push({ kind: 'new' });
  if (isSecondChance(card)) tags.push({ kind: 'second_chance' });
  if (card.collections.some(({ value }) => value === 'we-love')) tags.push({ kind: 'we_love' });
  return tags;
}

function reservedTag(until: string, own: OwnReservation | null): CardTag {
  if (own === 'payment') return { kind: 'paying' };
  return { kind: own === 'bid' ? 'reserved_for_you' : 'reserved', until };
}

/** The end of a reservation, or null if it has passed; data persisted on the device may be older than that. */
export function stillReserved(until: string | null | undefined, now: number): string | null {
  return until != null && Date.parse(until) > now ? until : null;
}

function isNew(publicationDate: string | null, now: number): boolean {
  if (publicationDate === null) return false;
  const age = now - Date.parse(publicationDate);
  return age >= 0 && age <= newFor;
}

function isSecondChance({ timePeriod, secondChanceType }: CardFacts): boolean {
  const typed = secondChanceType !== null && secondChanceType !== 'UNKNOWN';
  return timePeriod === 'SECOND_CHANCE' || typed;
}
