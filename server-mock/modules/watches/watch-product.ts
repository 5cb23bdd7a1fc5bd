import type { Transaction } from 'kysely';
import { reservedUntil } from '#domain/cart/reservation.ts';
import { isUuid } from '#domain/ids.ts';
import { command } from '../../command.ts';
import { lockAccount } from '../../db/lock-account.ts';
import type { Database } from '../../db/schema.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { InvalidUUIDError, ObjectDoesNotExistError, ValidationError } from '../../graphql/errors.ts';
import { limitRules } from '../../limit-rules.ts';
import { maySeeProduct, ownsProduct, type ProductView } from '../products/product-view.ts';
import { loadProduct } from '../products/public.ts';
import { holdsNow } from '../reservations/holds-view.ts';

const mostWatches = 200;

/**
 * Watches a product that is reserved at the moment and returns its id; has no effect if the caller watches it
 * already, whatever its state. Throws InvalidUUIDError, ObjectDoesNotExistError for a product that the viewer may not
 * see, ValidationError with the reason why there is nothing to wait for or for too many watches, and
 * TooManyRequestsError.
 */
export async function watchProduct(context: GraphqlContext, uuid: string): Promise<string> {
  const { userId } = signedIn(context);
  if (!isUuid(uuid)) throw new InvalidUUIDError();
  await context.limits.spend(limitRules.changeWatch, userId);
  return await command(context, { name: 'watchProduct', body: { uuid } }, async ({ tx, now }) => {
    await lockAccount(tx, userId);
    const view = await loadProduct(tx, uuid);
    if (view === undefined || !maySeeProduct(context.viewer, view.product))
      throw new ObjectDoesNotExistError();
    if (await isWatched(tx, userId, uuid)) return uuid;
    requireReserved(view, context, now);
    await requireFreeSlot(tx, userId);
    await tx
      .insertInto('product_watches')
      .values({ user_id: userId, product_id: uuid, created_at: now })
      .execute();
    return uuid;
  });
}

/** Ends a watch of the viewer; has no effect without one. Throws InvalidUUIDError, TooManyRequestsError. */
export async function unwatchProduct(context: GraphqlContext, uuid: string): Promise<string> {
  const { userId } = signedIn(context);
  if (!isUuid(uuid)) throw new InvalidUUIDError();
  await context.limits.spend(limitRules.changeWatch, userId);
  return await command(context, { name: 'unwatchProduct', body: { uuid } }, async ({ tx }) => {
    await tx
      .deleteFrom('product_watches')
      .where('user_id', '=', userId)
      .where('product_id', '=', uuid)
      .execute();
    return uuid;
  });
}

function requireReserved({ product, holds }: ProductView, { viewer }: GraphqlContext, now: Date): void {
  if (ownsProduct(viewer, product)) throw new ValidationError('watch_own_product');
  if (product.inventory === 0) throw new ValidationError('watch_product_is_sold');
  if (reservedUntil(product.inventory, holdsNow(holds, now)) === null)
    throw new ValidationError('watch_product_is_available');
}

async function isWatched(tx: Transaction<Database>, userId: string, productId: string): Promise<boolean> {
  const known = await tx
    .selectFrom('product_watches')
    .select('product_id')
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return known !== undefined;
}

async function requireFreeSlot(tx: Transaction<Database>, userId: string): Promise<void> {
  const { count } = await tx
    .selectFrom('product_watches')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostWatches) throw new ValidationError('too_many_watches');
}
