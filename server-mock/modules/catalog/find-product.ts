import type { Transaction } from 'kysely';
import { isUuid } from '#domain/ids.ts';
import type { Database } from '../../db/schema.ts';
import type { GraphqlContext, Viewer } from '../../graphql/context.ts';
import { InvalidUUIDError, ObjectDoesNotExistError } from '../../graphql/errors.ts';
import { maySeeProduct, type ProductView } from '../products/product-view.ts';
import { loadProduct, loadProductBySlug } from '../products/public.ts';

/** Identifies a product by its id or its slug. */
export interface ProductName {
  readonly uuid?: string | null | undefined;
  readonly slug?: string | null | undefined;
}

/**
 * Returns the product of a command with its row locked until the end of the transaction. Throws InvalidUUIDError, and
 * ObjectDoesNotExistError also for an unpublished product of another seller, so that its existence is not revealed.
 */
export async function lockedProduct(
  tx: Transaction<Database>,
  viewer: Viewer,
  { uuid, slug }: ProductName,
): Promise<ProductView> {
  if (uuid && !isUuid(uuid)) throw new InvalidUUIDError();
  if (!uuid && !slug) throw new ObjectDoesNotExistError();
  const row = await tx
    .selectFrom('products')
    .select('id')
    .$if(Boolean(uuid), (query) => query.where('id', '=', uuid ?? ''))
    .$if(Boolean(slug), (query) => query.where('slug', '=', slug ?? ''))
    .forNoKeyUpdate()
    .executeTakeFirst();
  const view = row && (await loadProduct(tx, row.id));
  if (!view || !maySeeProduct(viewer, view.product)) throw new ObjectDoesNotExistError();
  return view;
}

/**
 * Returns the product for reading. Throws ObjectDoesNotExistError if there is none that this viewer may see
 * (ROUTE-025).
 */
export function visible(context: Pick<GraphqlContext, 'viewer'>, view: ProductView | undefined): ProductView {
  if (view === undefined || !maySeeProduct(context.viewer, view.product)) throw new ObjectDoesNotExistError();
  return view;
}

/** Returns the product with this slug. Throws like `visible`. */
export async function visibleBySlug(context: GraphqlContext, slug: string): Promise<ProductView> {
  return visible(context, await loadProductBySlug(context.db, slug));
}
