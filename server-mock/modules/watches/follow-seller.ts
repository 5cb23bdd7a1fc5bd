import type { Transaction } from 'kysely';
import { isUuid } from '#domain/ids.ts';
import { command } from '../../command.ts';
import { lockAccount } from '../../db/lock-account.ts';
import type { Database } from '../../db/schema.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { InvalidUUIDError, ObjectDoesNotExistError, ValidationError } from '../../graphql/errors.ts';
import { limitRules } from '../../limit-rules.ts';
import { sellersByIds } from '../sellers/public.ts';

const mostFollows = 500;

/**
 * Follows a seller and returns the seller's id; has no effect if the caller follows the seller already. Throws
 * InvalidUUIDError, ObjectDoesNotExistError, ValidationError for the caller's own seller or too many follows, and
 * TooManyRequestsError.
 */
export async function followSeller(context: GraphqlContext, uuid: string): Promise<string> {
  const { userId, sellerId } = signedIn(context);
  if (!isUuid(uuid)) throw new InvalidUUIDError();
  if (uuid === sellerId) throw new ValidationError('follow_own_seller');
  await context.limits.spend(limitRules.changeFollow, userId);
  return await command(context, { name: 'followSeller', body: { uuid } }, async ({ tx, now }) => {
    await lockAccount(tx, userId);
    if (!(await sellersByIds(tx, [uuid])).has(uuid)) throw new ObjectDoesNotExistError();
    if (await isFollowed(tx, userId, uuid)) return uuid;
    await requireFreeSlot(tx, userId);
    await tx
      .insertInto('seller_follows')
      .values({ user_id: userId, seller_id: uuid, created_at: now })
      .execute();
    return uuid;
  });
}

/**
 * Unfollows a seller; has no effect if the caller does not follow the seller. Throws InvalidUUIDError,
 * TooManyRequestsError.
 */
export async function unfollowSeller(context: GraphqlContext, uuid: string): Promise<string> {
  const { userId } = signedIn(context);
  if (!isUuid(uuid)) throw new InvalidUUIDError();
  await context.limits.spend(limitRules.changeFollow, userId);
  return await command(context, { name: 'unfollowSeller', body: { uuid } }, async ({ tx }) => {
    await tx
      .deleteFrom('seller_follows')
      .where('user_id', '=', userId)
      .where('seller_id', '=', uuid)
      .execute();
    return uuid;
  });
}

async function isFollowed(tx: Transaction<Database>, userId: string, sellerId: string): Promise<boolean> {
  const known = await tx
    .selectFrom('seller_follows')
    .select('seller_id')
    .where('user_id', '=', userId)
    .where('seller_id', '=', sellerId)
    .executeTakeFirst();
  return known !== undefined;
}

async function requireFreeSlot(tx: Transaction<Database>, userId: string): Promise<void> {
  const { count } = await tx
    .selectFrom('seller_follows')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostFollows) throw new ValidationError('too_many_follows');
}
