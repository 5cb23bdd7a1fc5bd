import type { Transaction } from 'kysely';
import { attributesFor } from '#domain/catalog/attribute-values.ts';
import type { Cents } from '#domain/money/cents.ts';
import { priceForSeller } from '#domain/money/pricing.ts';
import type { EditableField, ProductEdit } from '#domain/staff/product-edit.ts';
import type { CommandScope } from '../../command.ts';
import type { Database } from '../../db/schema.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { FailedToDeleteError, FailedToUpdateError, ValidationError } from '../../graphql/errors.ts';
import { type Locale, locales } from '../../messages.ts';
import { impossible } from '../../process/transition.ts';
import { catalogTopic, productRepriced } from '../products/events.ts';
import type { ProductRow, ProductView } from '../products/product-view.ts';
import { beingPaidUntil, endPaymentsFor } from '../reservations/public.ts';
import { openRemoval, removalReport } from './open-removal.ts';
import { isTrader } from './price-history.ts';
import { attributeRemoval, insertRemoval, type Removal, recordRemoval, restoreProduct } from './removals.ts';
import type { EditorialSource } from './tables.ts';
import { transitionProduct } from './transition.ts';

/**
 * Archives all products of a seller who is leaving, in the caller's transaction. Payments in progress are cancelled.
 * Throws FailedToDeleteError while the bank processes such a payment.
 */
export async function endProducts(scope: CommandScope, sellerId: string): Promise<void> {
  const open = await scope.tx
    .selectFrom('products')
    .select(['id', 'status', 'inventory', 'seller_id'])
    .where('seller_id', '=', sellerId)
    .where('status', 'not in', ['ARCHIVED', 'REJECTED'])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const ids = open.map(({ id }) => id);
  const until = await endPaymentsFor(scope, ids);
  if (until !== null) throw new FailedToDeleteError('seller_is_being_paid', until);
  for (const product of open) {
    const transition = { product, seller: { can_publish: false }, event: 'delete', actor: 'seller' } as const;
    await transitionProduct(scope, transition, impossible('product', product.id, 'delete'));
  }
}

export interface NewPrice {
  /** The seller's new asking price. */
  readonly asked: Cents;
  /** Whether the previous price becomes a trader's compare price. */
  readonly isReduction: boolean;
}

/**
 * Sets a new price in the caller's transaction; the caller holds the row lock of the product. The buyer's price
 * follows from the seller's terms, and the price history and the search index are updated. Throws FailedToUpdateError
 * if the product cannot be saved or while a payment is in progress.
 */
export async function repriceProduct(
  scope: CommandScope,
  { product, seller: { seller } }: ProductView,
  { asked, isReduction }: NewPrice,
): Promise<void> {
  const until = await beingPaidUntil(scope.tx, [product.id], scope.now);
  if (until !== null) throw new FailedToUpdateError('product_is_being_paid', until);
  const terms = {
    margin: product.margin_ppm ?? seller.margin_ppm,
    transactionFee: seller.transaction_fee_cents,
  };
  await scope.tx
    .updateTable('products')
    .set({
      raw_price_cents: asked,
      price_cents: priceForSeller(asked, terms),
      ...(isReduction && isTrader(seller) && { compare_price_cents: compareOf(product) }),
    })
    .where('id', '=', product.id)
    .execute();
  if (asked !== product.raw_price_cents)
    await scope.emit(productRepriced, { productId: product.id, sellerId: seller.id });
  const transition = { product, seller, event: 'save', actor: 'seller' } as const;
  await transitionProduct(scope, transition, (code) => new FailedToUpdateError(code));
}

/**
 * Returns the previous price. A scraped product keeps the price it was imported with, which is also its maximum
 * (FORM-043).
 */
function compareOf(product: ProductRow): Cents | null {
  if (product.scrape_url === null) return product.price_cents;
  return product.compare_price_cents ?? product.original_price_cents ?? product.price_cents;
}

/**
 * Subtracts bought products from the stock, in the caller's transaction; the last one triggers the transition to
 * sold. The caller holds the row lock of the product and has checked the stock.
 */
export async function sellProducts(
  scope: CommandScope,
  product: Pick<ProductRow, 'id' | 'status' | 'inventory' | 'seller_id'>,
  quantity: number,
): Promise<void> {
  if (quantity >= product.inventory) {
    const transition = {
      product,
      seller: { can_publish: false },
      event: 'mark_sold',
      actor: 'system',
    } as const;
    await transitionProduct(scope, transition, impossible('product', product.id, 'mark_sold'));
    return;
  }
  await scope.tx
    .updateTable('products')
    .set({ inventory: product.inventory - quantity, updated_at: scope.now })
    .where('id', '=', product.id)
    .execute();
  scope.publish(catalogTopic, { productId: product.id });
}

/** Changes these facts of a product, in the transaction of an edit by staff. */
export async function changeFacts(
  tx: Transaction<Database>,
  product: ProductRow,
  edit: ProductEdit,
  fields: readonly EditableField[],
): Promise<void> {
  const has = (field: EditableField) => fields.includes(field);
  const [main, sub, category] = edit.category?.split('/') ?? [];
  const { productType } = edit;
  await tx
    .updateTable('products')
    .set({
      // A new product type drops the attributes that only the previous type has.
      ...(has('productType') &&
        productType != null && {
          product_type: productType,
          attributes: JSON.stringify(attributesFor(productType, product.attributes)),
        }),
      ...(has('category') &&
        main !== undefined &&
        sub !== undefined &&
        category !== undefined && { main_category: main, sub_category: sub, category }),
      ...(has('collections') && { collections: [...(edit.collections ?? [])] }),
      ...(has('colors') && { colors: [...(edit.colors ?? [])] }),
      ...(has('styles') && { styles: [...(edit.styles ?? [])] }),
      ...(has('productState') && { product_state: edit.productState ?? null }),
    })
    .where('id', '=', product.id)
    .execute();
}

/** Stores the editorial text of a product in every language. */
export async function writeEditorialTexts(
  tx: Transaction<Database>,
  product: Pick<ProductRow, 'id' | 'title' | 'description'>,
  texts: Readonly<Record<Locale, string>>,
  source: EditorialSource,
): Promise<void> {
  await tx
    .updateTable('products')
    .set({ editorial_description: texts.nl, editorial_source: source })
    .where('id', '=', product.id)
    .execute();
  // A product without translations gets rows with the seller's own text, so that the description exists in every
  // language.
  const { title, description } = product;
  await tx
    .insertInto('product_translations')
    .values(
      locales.map((language) => {
        return {
          ...{ product_id: product.id, language, title, description },
          editorial_description: texts[language],
        };
      }),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['product_id', 'language'])
        .doUpdateSet((row) => ({ editorial_description: row.ref('excluded.editorial_description') })),
    )
    .execute();
}

/** Deletes the editorial text of a product in every language. */
export async function deleteEditorialTexts(tx: Transaction<Database>, productId: string): Promise<void> {
  await tx
    .updateTable('products')
    .set({ editorial_description: null, editorial_source: null })
    .where('id', '=', productId)
    .execute();
  await tx
    .updateTable('product_translations')
    .set({ editorial_description: null })
    .where('product_id', '=', productId)
    .execute();
}

/** Updates the time of a product's last change, and publishes the change to live queries after the commit. */
export async function recordChange({ tx, now, publish }: CommandScope, productId: string): Promise<void> {
  await tx.updateTable('products').set({ updated_at: now }).where('id', '=', productId).execute();
  publish(catalogTopic, { productId });
}

/** A decision on a report that removes a product. */
interface RemovalDecision extends Removal {
  readonly reportId: string;
  /** Whether the decision states a removal that staff made beforehand. */
  readonly statesRemoval: boolean;
}

/**
 * Takes a product offline by the decision on a report, in the caller's transaction. If the product is offline already
 * and no removal is open, one is recorded, so that the product is reviewed before it is published again, also after a
 * suspension of its seller. Throws ValidationError if its status does not allow it.
 */
export async function takeProductOffline(
  scope: CommandScope,
  context: GraphqlContext,
  productId: string,
  { statesRemoval, ...removal }: RemovalDecision,
): Promise<void> {
  const product = await lockProduct(scope, productId);
  if (product === undefined) return;
  await scope.tx.deleteFrom('hidden_listings').where('product_id', '=', productId).execute();
  if (['PUBLISHED', 'IN_REVIEW', 'EXPIRED'].includes(product.status)) {
    const transition = { product, seller: { can_publish: false }, event: 'delete', actor: 'staff' } as const;
    await transitionProduct(scope, transition, (code) => new ValidationError(code));
    return await insertRemoval(scope, context, productId, removal);
  }
  const open = await openRemoval(scope.tx, productId);
  if (open === undefined) return await recordRemoval(scope, context, productId, removal);
  if (statesRemoval && open.report_id === null) await attributeRemoval(scope, open.id, removal.reportId);
}

/**
 * Undoes the removal of a product by the decision on a report, once that decision no longer stands, in the caller's
 * transaction. A product that it took offline returns to review; one that was offline already may be published again.
 * Any other removal is left unchanged, and so is one that the decision on another report upholds, which it then belongs
 * to. Throws ValidationError `seller_suspended`.
 */
export async function undoRemoval(
  scope: CommandScope,
  context: GraphqlContext,
  productId: string,
  reportId: string,
): Promise<void> {
  // The lock comes before the other decisions are read: of two appeals at the same moment, the second restores it.
  const product = await lockProduct(scope, productId);
  const removal = await openRemoval(scope.tx, productId);
  if (product === undefined || removal?.report_id !== reportId) return;
  const other = await removalReport(scope.tx, productId);
  if (other !== undefined) await attributeRemoval(scope, removal.id, other.id);
  else if (removal.was_offline)
    await scope.tx.deleteFrom('product_removals').where('id', '=', removal.id).execute();
  else await restoreProduct(scope, context, product);
}

async function lockProduct({ tx }: CommandScope, productId: string) {
  return await tx
    .selectFrom('products')
    .select(['id', 'status', 'inventory', 'seller_id'])
    .where('id', '=', productId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
