import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { contentLimits } from '#domain/listing-content/content-limits.ts';
import { contentKeyOf } from '#domain/photo/media-address.ts';
import type { Database } from '../../db/schema.ts';
import { ObjectDoesNotExistError, ValidationError } from '../../graphql/errors.ts';

export interface FaqInput {
  /** The id of an existing question; null for a new one. */
  readonly id: string | null;
  readonly question: string;
  readonly answer: string;
}

/** Replaces the images of a content by the given ones, in this order. */
export async function writeImages(
  tx: Transaction<Database>,
  contentId: string,
  images: readonly { readonly alt: string; readonly imageKey: string }[],
): Promise<void> {
  await tx.deleteFrom('listing_content_images').where('content_id', '=', contentId).execute();
  const rows = images.map(({ alt, imageKey }, index) => {
    return { content_id: contentId, index, key: contentKeyOf(imageKey), alt: alt.trim() };
  });
  if (rows.length > 0) await tx.insertInto('listing_content_images').values(rows).execute();
}

/** Deletes these questions of the content; ids that no longer exist are ignored. */
export async function deleteFaqs(
  tx: Transaction<Database>,
  contentId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await tx.deleteFrom('listing_faqs').where('content_id', '=', contentId).where('id', 'in', ids).execute();
}

/**
 * Writes the given questions in this order; existing questions that are not given follow them. Throws
 * ObjectDoesNotExistError for the id of a question of another content, and ValidationError for too many questions.
 */
export async function writeFaqs(
  tx: Transaction<Database>,
  contentId: string,
  faqs: readonly FaqInput[],
): Promise<void> {
  const known = await tx
    .selectFrom('listing_faqs')
    .select(['id', 'question', 'answer'])
    .where('content_id', '=', contentId)
    .orderBy('position')
    .forUpdate()
    .execute();
  const given = new Set(faqs.flatMap(({ id }) => (id === null ? [] : [id])));
  if ([...given].some((id) => !known.some((one) => one.id === id))) throw new ObjectDoesNotExistError();
  const all = [...faqs, ...known.filter(({ id }) => !given.has(id))];
  if (all.length > contentLimits.faqs)
    throw new ValidationError('validation_error', [{ field: 'faqs', code: 'too_many' }]);
  if (all.length === 0) return;
  const rows = all.map(({ id, question, answer }, position) => {
    const texts = { question: question.trim(), answer: answer.trim() };
    return { id: id ?? randomUUID(), content_id: contentId, position, ...texts };
  });
  await tx
    .insertInto('listing_faqs')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        position: ref('excluded.position'),
        question: ref('excluded.question'),
        answer: ref('excluded.answer'),
      })),
    )
    .execute();
}
