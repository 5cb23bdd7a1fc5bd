import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { isUuid } from '#domain/ids.ts';
import { contentProblems, type ListingContentInput } from '#domain/listing-content/content-problems.ts';
import { audit } from '../../audit.ts';
import { command } from '../../command.ts';
import type { Database } from '../../db/schema.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import {
  FailedToCreateError,
  InvalidUUIDError,
  ObjectDoesNotExistError,
  ValidationError,
} from '../../graphql/errors.ts';
import type { Locale } from '../../messages.ts';
import { publicTextsChanged } from '../../public-texts.ts';
import { deleteFaqs, type FaqInput, writeFaqs, writeImages } from './write-parts.ts';

export interface ContentChange extends Omit<ListingContentInput, 'faqs'> {
  readonly language: Locale;
  readonly faqs?: readonly FaqInput[] | undefined;
  /** Ids of questions to delete in the same transaction. */
  readonly removedFaqs?: readonly string[] | undefined;
  readonly commandId?: string | null | undefined;
}

type Mode = 'create' | 'update' | 'either';
const names = {
  create: 'createProductListingContent',
  update: 'updateProductListingContent',
  either: 'createOrUpdateIntro',
} as const;

/**
 * Saves the content of a product list in one language and returns its id (SEO-004, SEO-005, SEO-007); missing parts
 * stay unchanged. For staff only, by the permission table. Throws ValidationError, FailedToCreateError
 * `listing_content_exists`, ObjectDoesNotExistError, InvalidUUIDError.
 */
export async function writeContent(
  context: GraphqlContext,
  mode: Mode,
  change: ContentChange,
): Promise<string> {
  const { commandId, ...body } = change;
  const problems = contentProblems(body);
  if (problems.length > 0) throw new ValidationError('validation_error', problems);
  const faqIds = (body.faqs ?? []).flatMap(({ id }) => (id === null ? [] : [id]));
  if (![...faqIds, ...(body.removedFaqs ?? [])].every(isUuid)) throw new InvalidUUIDError();
  return await command(context, { name: names[mode], commandId, body }, async ({ tx, now, publish }) => {
    const id = await contentRow(tx, mode, { ...body, now });
    const { title, intro, content } = body;
    const texts = Object.entries({ title, intro, content }).flatMap(([name, text]) =>
      text === undefined ? [] : [[name, text.trim()]],
    );
    await tx
      .updateTable('listing_contents')
      .set({ ...Object.fromEntries(texts), updated_at: now })
      .where('id', '=', id)
      .execute();
    if (body.images !== undefined) await writeImages(tx, id, body.images);
    if (body.removedFaqs !== undefined) await deleteFaqs(tx, id, body.removedFaqs);
    if (body.faqs !== undefined) await writeFaqs(tx, id, body.faqs);
    const details = { url: body.url, language: body.language };
    const kind = mode === 'either' ? 'staff_listing_intro_written' : 'staff_listing_content_written';
    await audit(tx, context, { kind, userId: null, details });
    publish(publicTextsChanged, null);
    return id;
  });
}

async function contentRow(
  tx: Transaction<Database>,
  mode: Mode,
  { url, language, now }: { readonly url: string; readonly language: Locale; readonly now: Date },
): Promise<string> {
  const known = await tx
    .selectFrom('listing_contents')
    .select('id')
    .where('url', '=', url)
    .where('language', '=', language)
    .forUpdate()
    .executeTakeFirst();
  if (known !== undefined) {
    if (mode === 'create') throw new FailedToCreateError('listing_content_exists');
    return known.id;
  }
  if (mode === 'update') throw new ObjectDoesNotExistError();
  const made = await tx
    .insertInto('listing_contents')
    .values({
      ...{ id: randomUUID(), url, language, title: '', content: '', intro: '' },
      ...{ created_at: now, updated_at: now },
    })
    .onConflict((conflict) => conflict.columns(['url', 'language']).doNothing())
    .returning('id')
    .executeTakeFirst();
  // A concurrent request created the same content.
  if (made === undefined) throw new FailedToCreateError('listing_content_exists');
  return made.id;
}

/**
 * Deletes a question (SEO-006) and returns the id of its content. Throws InvalidUUIDError, ObjectDoesNotExistError.
 */
export async function deleteFaq(context: GraphqlContext, id: string): Promise<string> {
  if (!isUuid(id)) throw new InvalidUUIDError();
  return await command(context, { name: 'deleteFaq', body: { id } }, async ({ tx, now, publish }) => {
    const faq = await tx
      .deleteFrom('listing_faqs')
      .where('id', '=', id)
      .returning('content_id')
      .executeTakeFirst();
    if (faq === undefined) throw new ObjectDoesNotExistError();
    const content = await tx
      .updateTable('listing_contents')
      .set({ updated_at: now })
      .where('id', '=', faq.content_id)
      .returning(['url', 'language'])
      .executeTakeFirstOrThrow();
    await audit(tx, context, { kind: 'staff_listing_faq_deleted', userId: null, details: content });
    publish(publicTextsChanged, null);
    return faq.content_id;
  });
}
