import type { Kysely } from 'kysely';
import { isUuid } from '#domain/ids.ts';
import type { Database } from '../../db/schema.ts';
import { InvalidUUIDError, ObjectDoesNotExistError } from '../../graphql/errors.ts';

/**
 * The id of the sold product that a delivery belongs to, without a permission check or a lock. Throws
 * InvalidUUIDError, ObjectDoesNotExistError.
 */
export async function lineIdOfDelivery(db: Kysely<Database>, deliveryUuid: string): Promise<string> {
  if (!isUuid(deliveryUuid)) throw new InvalidUUIDError();
  const row = await db
    .selectFrom('order_deliveries')
    .select('order_product_id')
    .where('id', '=', deliveryUuid)
    .executeTakeFirst();
  if (row === undefined) throw new ObjectDoesNotExistError();
  return row.order_product_id;
}
