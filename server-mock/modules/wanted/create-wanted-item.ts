import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { isContentHash } from '#domain/ids.ts';
import { centsOf } from '#domain/money/cents.ts';
import { filledRanges } from '#domain/wanted/size-range.ts';
import { type WantedContent, wantedProblems, wantedTitleOf } from '#domain/wanted/wanted-rules.ts';
import { command } from '../../command.ts';
import { lockAccount } from '../../db/lock-account.ts';
import type { Database } from '../../db/schema.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { ValidationError } from '../../graphql/errors.ts';
import { limitRules } from '../../limit-rules.ts';
import { ownedMedia } from '../media/public.ts';
import { wantedCreated } from './events.ts';

/** Limits the new items of one account: enough for a person, too few for flooding the shop. */
const createRule = limitRules.createWantedItem;
const mostOngoing = 50;

export interface NewWantedItem {
  /** Its images are the keys of complete uploads of the caller. */
  readonly content: WantedContent;
  readonly commandId: string | null;
}

/**
 * Creates a wanted item for the caller (WANT-016) and returns its id. Throws ValidationError with the fields, or
 * `too_many_wanted_items` beyond 50 ongoing ones; TooManyRequestsError.
 */
export async function createWantedItem(
  context: GraphqlContext,
  { content, commandId }: NewWantedItem,
): Promise<string> {
  const { userId } = signedIn(context);
  const problems = wantedProblems(content, { isCategoryShown: false });
  if (problems.length > 0) throw new ValidationError('validation_error', problems);
  await context.limits.spend(createRule, userId);
  const request = { name: 'createWantedItem', commandId, body: content };
  return await command(context, request, async ({ tx, now, emit }) => {
    await requireFreeSlot(tx, userId);
    const images = await heldImages(tx, userId, content.images);
    const id = randomUUID();
    await tx
      .insertInto('wanted_items')
      .values({
        id,
        user_id: userId,
        ...columnsOf(content),
        locale: context.locale,
        created_at: now,
        updated_at: now,
      })
      .execute();
    await tx
      .insertInto('wanted_images')
      .values(images.map((image, position) => ({ item_id: id, position, ...image })))
      .execute();
    await emit(wantedCreated, { itemId: id });
    return id;
  });
}

/**
 * Throws ValidationError if the account has too many ongoing items. Locks the account's row, so that the count stays
 * valid.
 */
export async function requireFreeSlot(tx: Transaction<Database>, userId: string): Promise<void> {
  await lockAccount(tx, userId);
  const { count } = await tx
    .selectFrom('wanted_items')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('status', '=', 'ONGOING')
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostOngoing) throw new ValidationError('too_many_wanted_items');
}

/** Images that the caller has uploaded completely. Another person's key is treated like an unknown one. */
async function heldImages(tx: Transaction<Database>, userId: string, keys: readonly string[]) {
  const held = await ownedMedia(tx, userId, keys.filter(isContentHash));
  return keys.map((key) => {
    const picture = held.get(key);
    if (picture === undefined) {
      throw new ValidationError('validation_error', [{ field: 'images', code: 'images_not_uploaded' }]);
    }
    return { key, ...picture };
  });
}

function columnsOf({ title, description, budget, category, sizes }: WantedContent) {
  const { width, height, depth, diameter } = filledRanges(sizes);
  return {
    title: wantedTitleOf(title),
    description: description.trim(),
    budget_cents: centsOf(budget ?? 0),
    category,
    width_lower: width?.lower ?? null,
    width_upper: width?.upper ?? null,
    height_lower: height?.lower ?? null,
    height_upper: height?.upper ?? null,
    depth_lower: depth?.lower ?? null,
    depth_upper: depth?.upper ?? null,
    diameter_lower: diameter?.lower ?? null,
    diameter_upper: diameter?.upper ?? null,
  };
}
