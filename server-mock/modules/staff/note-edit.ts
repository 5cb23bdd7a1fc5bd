import { randomUUID } from 'node:crypto';
import { audit } from '../../audit.ts';
import type { CommandScope } from '../../command.ts';
import { afterCommit } from '../../db/transaction.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { catalogTopic } from '../catalog/events.ts';
import { noteEdited } from './deadlines.ts';
import type { FieldChange } from './tables.ts';

export interface NotedEdit {
  /** What the audit log calls it. */
  readonly kind: 'staff_product_edited' | 'staff_description_written' | 'staff_description_deleted';
  readonly productId: string;
  readonly changes: readonly FieldChange[];
}

/**
 * Ends every change of a piece by staff, in its transaction: the piece has a history, the audit log knows who, the
 * listing counts as changed now, and whoever waits for the catalogue is told after the commit. The seller hears of changed
 * facts; the shop's own text stands beside theirs and takes nothing away.
 */
export async function noteEdit(
  scope: CommandScope,
  context: GraphqlContext,
  { kind, productId, changes }: NotedEdit,
): Promise<void> {
  const { tx, now } = scope;
  await tx.updateTable('products').set({ updated_at: now }).where('id', '=', productId).execute();
  await tx
    .insertInto('product_edits')
    .values({
      ...{ id: randomUUID(), product_id: productId, editor_id: context.viewer?.userId ?? null, at: now },
      changes: JSON.stringify(changes),
    })
    .execute();
  const details = { product: productId, fields: changes.map(({ field }) => field).join(' ') };
  await audit(tx, context, { kind, userId: null, details });
  if (kind === 'staff_product_edited') await noteEdited(scope, productId);
  afterCommit(() => context.bus.publish(catalogTopic, { productId }));
}
