import type { Kysely } from 'kysely';
import type { ReportKind } from '#domain/report/report-rules.ts';
import type { Database } from '../../db/schema.ts';

interface ReportedThing {
  readonly kind: ReportKind;
  readonly subject_id: string;
  /** Null once the account is gone. */
  readonly reporter_id: string | null;
}

interface ReportedPerson {
  readonly id: string;
  readonly isSuspended: boolean;
}

/**
 * The open accounts that a report is about: those that act for the seller, or in a conversation the side that did not
 * report it, or the author of a review. Empty when they are no longer known.
 */
export async function reportedPeople(
  db: Kysely<Database>,
  report: ReportedThing,
): Promise<readonly ReportedPerson[]> {
  const { sellerId, buyerId } = await reportedSide(db, report);
  if (sellerId === null && buyerId === null) return [];
  const rows = await db
    .selectFrom('users')
    .select(['id', 'suspended_at'])
    .where((eb) => (sellerId === null ? eb('id', '=', buyerId) : eb('seller_id', '=', sellerId)))
    .where('is_active', '=', true)
    .orderBy('id')
    .execute();
  return rows.map(({ id, suspended_at }) => ({ id, isSuspended: suspended_at !== null }));
}

interface Side {
  readonly sellerId: string | null;
  readonly buyerId: string | null;
}

const nobody: Side = { sellerId: null, buyerId: null };

async function reportedSide(
  db: Kysely<Database>,
  { kind, subject_id, reporter_id }: ReportedThing,
): Promise<Side> {
  if (kind === 'SELLER') return { sellerId: subject_id, buyerId: null };
  if (kind === 'PRODUCT') {
    const product = await db
      .selectFrom('products')
      .select('seller_id')
      .where('id', '=', subject_id)
      .executeTakeFirst();
    return product === undefined ? nobody : { sellerId: product.seller_id, buyerId: null };
  }
  if (kind === 'REVIEW') {
    const review = await db
      .selectFrom('reviews')
      .select(['author', 'author_id', 'seller_id'])
      .where('id', '=', subject_id)
      .executeTakeFirst();
    if (review === undefined) return nobody;
    return review.author === 'SELLER'
      ? { sellerId: review.seller_id, buyerId: null }
      : { sellerId: null, buyerId: review.author_id };
  }
  const conversation = await db
    .selectFrom('conversations')
    .select(['buyer_id', 'seller_id'])
    .where('id', '=', subject_id)
    .executeTakeFirst();
  if (conversation === undefined || reporter_id === null) return nobody;
  return reporter_id === conversation.buyer_id
    ? { sellerId: conversation.seller_id, buyerId: null }
    : { sellerId: null, buyerId: conversation.buyer_id };
}
