import {
  changedFields,
  type EditableFacts,
  type EditableField,
  editProblems,
  type ProductEdit,
} from '#domain/staff/product-edit.ts';
import { command } from '../../command.ts';
import { isSecondChance } from '../../db/second-chance.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { ValidationError } from '../../graphql/errors.ts';
import { changeFacts } from '../catalog/public.ts';
import type { ProductRow } from '../products/product-view.ts';
import { recordEdit } from './record-edit.ts';
import { lockedBySlug } from './store.ts';

export interface EditRequest {
  readonly slug: string;
  readonly edit: ProductEdit;
  /** `changedAt` as it was when the editor was opened; null if it was not read. */
  readonly seen: string | null;
  readonly commandId?: string | null | undefined;
}

export interface EditAnswer {
  readonly productId: string;
  /** True if somebody saved this product after `seen`: fields that were not sent keep what that person wrote. */
  readonly changedMeanwhile: boolean;
}

/**
 * Changes facts of any product (STAFF-046); fields that are left out stay as they are. The last write wins, and the
 * answer reports whether the product has changed since it was read. For staff only, by the policy. Throws
 * ValidationError (with `only_second_chance` for the state of any other product), ObjectDoesNotExistError,
 * InvalidUUIDError.
 */
export async function editProduct(context: GraphqlContext, request: EditRequest): Promise<EditAnswer> {
  const { slug, edit, seen, commandId } = request;
  const body = { slug, edit, seen };
  return await command(context, { name: 'updateProductBySlug', commandId, body }, async (scope) => {
    const { product } = await lockedBySlug(scope.tx, slug);
    refuse(edit, product);
    const changedMeanwhile = seen !== null && seen !== product.updated_at.toISOString();
    const before = factsOf(product);
    const fields = changedFields(before, edit);
    if (fields.length > 0) {
      await changeFacts(scope.tx, product, edit, fields);
      const changes = fields.map((field) => {
        return { field, from: textOf(before[field]), to: textOf(edit[field] ?? null) };
      });
      await recordEdit(scope, context, { kind: 'staff_product_edited', productId: product.id, changes });
    }
    return { productId: product.id, changedMeanwhile };
  });
}

function refuse(edit: ProductEdit, product: ProductRow): void {
  const problems = editProblems(edit, { isSecondChance: isSecondChance(product) });
  if (problems.length === 0) return;
  const only = problems.find(({ code }) => code === 'only_second_chance');
  throw new ValidationError(only?.code ?? 'validation_error', problems);
}

/** The current values of the facts that can be edited. */
function factsOf(product: ProductRow): EditableFacts {
  const { main_category: main, sub_category: sub, category } = product;
  return {
    productType: product.product_type,
    category: main === null || sub === null || category === null ? null : `${main}/${sub}/${category}`,
    collections: product.collections,
    colors: product.colors,
    styles: product.styles,
    productState: product.product_state,
  };
}

const textOf = (value: EditableFacts[EditableField]): string =>
  typeof value === 'string' ? value : (value ?? []).join(', ');
