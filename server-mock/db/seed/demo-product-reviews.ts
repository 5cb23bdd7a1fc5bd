import type { Kysely } from 'kysely';
import type { ProductStatus } from '#domain/product/product-status.ts';
import type { RequestedChange, ReviewDecision, ReviewedFacts } from '#domain/product/review.ts';
import { positionOf } from '../../modules/catalog/places.ts';
import { reviewedFacts } from '../../modules/catalog/review-facts.ts';
import { loadProduct } from '../../modules/products/public.ts';
import type { Database } from '../schema.ts';
import { demoSellerId, demoSellers } from './demo-sellers.ts';
import type { CatalogueRows } from './product-rows.ts';
import { steadyId } from './steady.ts';

const hour = 60 * 60 * 1000;

interface Plan {
  readonly seller: string;
  /** The seller whose product is copied, if not their own. */
  readonly like?: string;
  readonly status: ProductStatus;
  readonly submittedHoursAgo: number;
  readonly review?: {
    readonly decision: ReviewDecision;
    readonly hoursAgo: number;
    readonly changes?: readonly RequestedChange[];
    readonly rejectionReason?: string;
    readonly words?: string;
    /** Values that the reviewer saw, where they differ from the current ones. */
    readonly before?: Readonly<Record<string, string>>;
    /** The last photo was added after the review. */
    readonly hasNewPhoto?: true;
  };
}

/** A queue with first products and resubmitted ones, and decisions that wait for the seller or are final. */
const plans: readonly Plan[] = [
  { seller: 'linde', status: 'IN_REVIEW', submittedHoursAgo: 31 },
  {
    seller: 'pieter',
    status: 'IN_REVIEW',

    submittedHoursAgo: 6,
    review: {
      decision: 'REQUEST_CHANGES',
      hoursAgo: 70,
      changes: [
        { field: 'photos', reason: 'incomplete', words: 'De achterkant en de laden graag ook.' },
        { field: 'title', reason: 'unclear', words: '' },
        { field: 'price', reason: 'unrealistic', words: '' },
      ],
      words: 'Mooi stuk! Met deze drie dingen kan het live.',
      before: { title: 'Mooi en goedkoop!!!', price: '9500' },
      hasNewPhoto: true,
    },
  },
  {
    seller: 'teakhuis',
    status: 'IN_REVIEW',

    submittedHoursAgo: 2,
    review: {
      decision: 'REQUEST_CHANGES',
      hoursAgo: 26,
      changes: [{ field: 'dimensions', reason: 'unrealistic', words: '' }],
      before: { height: '780', width: '5' },
    },
  },
  { seller: 'linde', status: 'IN_REVIEW', submittedHoursAgo: 0.6 },
  {
    seller: 'pieter',
    status: 'CHANGES_REQUESTED',

    submittedHoursAgo: 50,
    review: {
      decision: 'REQUEST_CHANGES',
      hoursAgo: 27,
      changes: [{ field: 'photos', reason: 'damage_missing', words: 'Laat de leuning van dichtbij zien.' }],
    },
  },
  { seller: 'nieuw', like: 'fenna', status: 'IN_REVIEW', submittedHoursAgo: 4 },
  {
    ...{ seller: 'nieuw', like: 'schuur', status: 'CHANGES_REQUESTED', submittedHoursAgo: 40 },
    review: {
      decision: 'REQUEST_CHANGES',
      hoursAgo: 21,
      changes: [
        { field: 'photos', reason: 'incomplete', words: 'Graag nog een foto van de achterkant.' },
        { field: 'dimensions', reason: 'unrealistic', words: '' },
      ],
      words: 'Bijna klaar: met deze twee dingen kan je product online.',
    },
  },
  {
    ...{ seller: 'verkoper', status: 'CHANGES_REQUESTED', submittedHoursAgo: 75 },
    review: {
      decision: 'REQUEST_CHANGES',
      hoursAgo: 52,
      changes: [{ field: 'description', reason: 'unclear', words: 'Noem ook de vlek op de rechterkant.' }],
    },
  },
  {
    seller: 'teakhuis',
    status: 'REJECTED',

    submittedHoursAgo: 120,
    review: { decision: 'REJECT', hoursAgo: 100, rejectionReason: 'counterfeit' },
  },
];

/**
 * Stores products in review and earlier decisions of staff. Each copies the facts and photos of a product of its
 * seller.
 */
export async function seedProductReviews(
  tx: Kysely<Database>,
  { products, images }: CatalogueRows,
  now: Date,
): Promise<void> {
  const reviewer = await tx
    .selectFrom('users')
    .select('id')
    .where('is_staff', '=', true)
    .orderBy('email')
    .executeTakeFirst();
  const taken = new Set<string>();
  for (const [at, plan] of plans.entries()) {
    const sellerId = demoSellerId(plan.seller);
    const likeId = demoSellerId(plan.like ?? plan.seller);
    const model = products.find(({ id, seller_id: owner }) => owner === likeId && !taken.has(id));
    if (model === undefined) continue;
    taken.add(model.id);
    const id = steadyId(`product in review ${at}`);
    const ago = (hours: number) => new Date(now.getTime() - hours * hour);
    await tx
      .insertInto('products')
      .values({
        ...model,
        ...{ id, slug: `in-review-${at}`, status: plan.status, inventory: 1, ...placeOf(plan.seller) },
        seller_id: sellerId,
        ...{ publication_date: null, sold_at: null, submitted_at: ago(plan.submittedHoursAgo) },
        requested_changes: (plan.review?.changes ?? []).map(({ field }) => field),
        ...{ editorial_description: null, editorial_source: null, view_count: 0, highlight_type: null },
        ...{ created_at: ago(plan.submittedHoursAgo + 96), updated_at: ago(plan.submittedHoursAgo) },
      })
      .execute();
    const photos = images.filter(({ product_id: owner }) => owner === model.id);
    await tx
      .insertInto('product_images')
      .values(photos.map((photo) => ({ ...photo, product_id: id })))
      .execute();
    if (plan.review !== undefined) await seedReview(tx, id, plan.review, reviewer?.id ?? null, ago);
  }
}

/** The place of a seller, which is that of their products. */
function placeOf(handle: string) {
  const seller = demoSellers.find((one) => one.handle === handle);
  if (seller === undefined) throw new Error(`The demo has no seller ${handle}.`);
  const { city, province, country } = seller;
  return { city, province, country, ...positionOf(seller) };
}

async function seedReview(
  tx: Kysely<Database>,
  productId: string,
  review: NonNullable<Plan['review']>,
  reviewerId: string | null,
  ago: (hours: number) => Date,
): Promise<void> {
  const view = await loadProduct(tx, productId);
  if (view === undefined) return;
  const now = reviewedFacts(view);
  const facts: ReviewedFacts = {
    fields: { ...now.fields, ...review.before },
    photos: review.hasNewPhoto === true ? now.photos.slice(0, -1) : now.photos,
  };
  await tx
    .insertInto('product_reviews')
    .values({
      ...{ id: steadyId(`review of ${productId}`), product_id: productId, reviewer_id: reviewerId },
      ...{ at: ago(review.hoursAgo), decision: review.decision, words: review.words ?? '' },
      changes: JSON.stringify(review.changes ?? []),
      rejection_reason: review.rejectionReason ?? null,
      facts: JSON.stringify(facts),
    })
    .execute();
}
