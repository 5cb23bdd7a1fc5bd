import { type Kysely, sql, type Transaction } from 'kysely';
import { defaultTextSettings, isTextModel, type TextSettings } from '#domain/staff/text-settings.ts';
import type { Database } from '../../db/schema.ts';
import { ObjectDoesNotExistError } from '../../graphql/errors.ts';
import type { ProductView } from '../products/product-view.ts';
import { loadProduct } from '../products/public.ts';
import type { FieldChange, TextKind } from './tables.ts';

/**
 * The product with this slug, whatever its status; its row is locked until the end of the transaction. Throws
 * ObjectDoesNotExistError.
 */
export async function lockedBySlug(tx: Transaction<Database>, slug: string): Promise<ProductView> {
  const row = await tx
    .selectFrom('products')
    .select('id')
    .where('slug', '=', slug)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const view = row && (await loadProduct(tx, row.id));
  if (view === undefined) throw new ObjectDoesNotExistError();
  return view;
}

/** The settings that staff saved, or the default ones. */
export async function textSettings(db: Kysely<Database>, kind: TextKind): Promise<TextSettings> {
  const row = await db
    .selectFrom('text_settings')
    .select(['instructions', 'model', 'temperature'])
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (row === undefined) return defaultTextSettings;
  return { ...row, model: isTextModel(row.model) ? row.model : defaultTextSettings.model };
}

/** Something that staff changed about a product. */
export interface PastEdit {
  readonly id: string;
  readonly at: Date;
  /** The name of the editor; empty once the account is gone. */
  readonly editor: string;
  readonly changes: readonly FieldChange[];
}

/** What staff changed about a product, the newest first. */
export async function editsOf(
  db: Kysely<Database>,
  productId: string,
  limit: number,
): Promise<readonly PastEdit[]> {
  return await db
    .selectFrom('product_edits')
    .leftJoin('users', 'users.id', 'product_edits.editor_id')
    .select(['product_edits.id', 'at', 'changes', sql<string>`coalesce(users.name, '')`.as('editor')])
    .where('product_id', '=', productId)
    .orderBy('at', 'desc')
    .orderBy('product_edits.id')
    .limit(limit)
    .execute();
}
