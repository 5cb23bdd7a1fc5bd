import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { contentLimits } from '#domain/listing-content/content-limits.ts';
import type { Database } from '../../db/schema.ts';
import { ObjectDoesNotExistError, ValidationError } from '../../graphql/errors.ts';
import type { FaqInput } from './write-content.ts';

/** The pictures of a content are these, in this order. */
export async function writeImages(
  tx: Transaction<Database>,
  contentId: string,
  images: readonly { readonly alt: string; readonly imageKey: string }[],
): Promise<void> {
  await tx.deleteFrom('listing_content_images').where('content_id', '=', contentId).execute();
  const rows = images.map(({ alt, imageKey }, index) => {
    return { content_id: contentId, index, key: imageKey, alt: alt.trim() };
  });
  if (rows.length > 0) await tx.insertInto('listing_content_images').values(rows).execute();
}

/**
 * The given questions come first, in this order; those that are not given stay, after them: only deleteFaq takes one
 * away. Throws ObjectDoesNotExistError for the id of a question that stands elsewhere.
 */
export async function writeFaqs(
  tx: Transaction<Database>,
  contentId: string,
  faqs: readonly FaqInput[],
): Promise<void> {
  const known = await tx
    .selectFrom('listing_faqs')
    .select('id')
    .where('content_id', '=', contentId)
    .orderBy('position')
    .execute();
  const given = new Set(faqs.flatMap(({ id }) => (id === null ? [] : [id])));
  if ([...given].some((id) => !known.some((one) => one.id === id))) throw new ObjectDoesNotExistError();
  const left = known.filter(({ id }) => !given.has(id));
  if (faqs.length + left.length > contentLimits.faqs)
    throw new ValidationError('validation_error', [{ field: 'faqs', code: 'too_many' }]);
  for (const [position, faq] of faqs.entries()) await writeFaq(tx, contentId, { ...faq, position });
  for (const [index, { id }] of left.entries())
    await tx
      .updateTable('listing_faqs')
      .set({ position: faqs.length + index })
      .where('id', '=', id)
      .execute();
}

async function writeFaq(
  tx: Transaction<Database>,
  contentId: string,
  { id, position, ...words }: FaqInput & { readonly position: number },
): Promise<void> {
  const texts = { question: words.question.trim(), answer: words.answer.trim(), position };
  if (id === null)
    await tx
      .insertInto('listing_faqs')
      .values({ id: randomUUID(), content_id: contentId, ...texts })
      .execute();
  else await tx.updateTable('listing_faqs').set(texts).where('id', '=', id).execute();
}
