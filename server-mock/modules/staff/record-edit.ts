import { randomUUID } from 'node:crypto';
import { audit } from '../../audit.ts';
import type { CommandScope } from '../../command.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { recordChange } from '../catalog/public.ts';
import { scheduleEditNotice } from './deadlines.ts';
import type { FieldChange } from './tables.ts';

export interface NotedEdit {
  /** The kind of the audit log entry. */
  readonly kind: 'staff_product_edited' | 'staff_description_written' | 'staff_description_deleted';
  readonly productId: string;
  readonly changes: readonly FieldChange[];
}

/**
 * Completes every change of a product by staff, in its transaction: writes its history and the audit log, and records
 * the change. The seller is notified of changed facts, but not of the editorial description, which is the shop's own
 * text.
 */
export async function recordEdit(
  scope: CommandScope,
  context: GraphqlContext,
  { kind, productId, changes }: NotedEdit,
): Promise<void> {
  const { tx, now } = scope;
  await recordChange(scope, productId);
  await tx
    .insertInto('product_edits')
    .values({
      ...{ id: randomUUID(), product_id: productId, editor_id: context.viewer?.userId ?? null, at: now },
      changes: JSON.stringify(changes),
    })
    .execute();
  const details = { product: productId, fields: changes.map(({ field }) => field).join(' ') };
  await audit(tx, context, { kind, userId: null, details });
  if (kind === 'staff_product_edited') await scheduleEditNotice(scope, productId);
}
