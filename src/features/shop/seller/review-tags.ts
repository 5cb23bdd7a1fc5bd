import type { Review } from './seller-queries.ts';

export type RatedSide = keyof Omit<Review['ratings'], '__typename'>;

const sides: readonly RatedSide[] = [
  'itemCondition',
  'itemDescription',
  'itemWrapping',
  'deliveryTime',
  'sellerCommunication',
  'platformService',
];

/** The aspects of a sale that were rated above 3 (SELL-013). */
export function tagsOfReview({ ratings }: Pick<Review, 'ratings'>): readonly RatedSide[] {
  return sides.filter((side) => ratings[side] > 3);
}
