import { queryOptions } from '@tanstack/react-query';
import { productListOf } from '#domain/search/product-list-state.ts';
import { request } from '#src/data/graphql/client.ts';
import { productListHref } from '#src/paths/product-list-href.ts';
import type { CarouselReview } from '#src/ui/market/review-carousel.tsx';
import {
  HomeBrandsDocument,
  HomeReviewsDocument,
  HomeRowDocument,
  type HomeRowQueryVariables,
  HomeSellersDocument,
} from './home.gen.ts';

/** Tiles with the newest products. */
export const newestCount = 8;
/** Tiles with second-chance products. */
export const secondChanceCount = 4;

function rowQuery(name: string, variables: HomeRowQueryVariables) {
  return queryOptions({
    queryKey: ['home', name],
    queryFn: async ({ signal }) =>
      (await request(HomeRowDocument, variables, { signal })).searchProductsNew.products,
  });
}

/** The newest products. */
export const newestQuery = () => rowQuery('newest', { limit: newestCount, sort: 'DATE_NEWEST' });

/** Second-chance products in the recommended order; more than are shown, because some are sold. */
export const secondChanceQuery = () =>
  rowQuery('second-chance', {
    filters: [{ type: 'SECOND_CHANCE', value: 'true' }],
    limit: secondChanceCount * 4,
    sort: 'RECOMMENDED',
  });

/** The brands with the most products, for the slider. */
export function homeBrandsQuery() {
  return queryOptions({
    queryKey: ['home', 'brands'],
    queryFn: async ({ signal }) => {
      const { brands } = await request(HomeBrandsDocument, {}, { signal });
      return brands
        .filter(({ count }) => count > 0)
        .toSorted((a, b) => b.count - a.count)
        .slice(0, 20);
    },
  });
}

/** Number of sellers of popular products whose reviews are fetched. */
const sellersAsked = 4;

/** Reviews of the sellers of popular products, the latest first; only reviews with text (HOME-002). */
export function reviewsQuery() {
  return queryOptions({
    queryKey: ['home', 'reviews'],
    queryFn: async ({ signal }): Promise<CarouselReview[]> => {
      const { searchProductsNew } = await request(HomeSellersDocument, { limit: 24 }, { signal });
      const names = new Map(searchProductsNew.products.map(({ seller }) => [seller.uuid, seller.name]));
      const sellers = [...names].slice(0, sellersAsked);
      const answers = await Promise.all(sellers.map(([uuid, name]) => reviewsOf(uuid, name, signal)));
      return answers.flat().toSorted((a, b) => ((a.submittedAt ?? '') < (b.submittedAt ?? '') ? 1 : -1));
    },
  });
}

async function reviewsOf(uuid: string, name: string, signal: AbortSignal): Promise<CarouselReview[]> {
  const { sellerReviews } = await request(HomeReviewsDocument, { uuid }, { signal });
  if (sellerReviews.__typename !== 'SellerReviewList') return [];
  const seller = { name, href: productListHref(productListOf({ kind: 'seller', uuid })) };
  return sellerReviews.reviews
    .filter(({ feedbackSeller }) => feedbackSeller.trim() !== '')
    .map((review) => ({
      uuid: review.uuid,
      name: review.name,
      stars: review.stars,
      text: review.feedbackSeller,
      submittedAt: review.timestampSubmitted,
      seller,
    }));
}
