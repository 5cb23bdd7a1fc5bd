import type { Selectable, Transaction } from 'kysely';
import { editableFields } from '#domain/staff/product-edit.ts';
import type { CommandScope } from '../../command.ts';
import type { Database } from '../../db/schema.ts';
import { type DeadlineHandler, setDeadlineAtLatest } from '../../process/deadlines.ts';
import { beginPause } from '../notifications/public/pause.ts';
import { productEdited } from './events.ts';
import type { StaffTables } from './tables.ts';

const kind = 'product_edited';
/** Milliseconds. Edits within this time after the first one are reported to the seller together. */
const pause = 60 * 60 * 1000;
/** Milliseconds. Older edits are not reported, because the deadline was missed by too much. */
const furthest = 24 * 60 * 60 * 1000;

type Edit = Pick<Selectable<StaffTables['product_edits']>, 'at' | 'changes'>;

/** Schedules the notification of a product's seller about what staff changed. */
export async function scheduleEditNotice({ tx, now }: CommandScope, productId: string): Promise<void> {
  const dueAt = new Date(now.getTime() + pause);
  await setDeadlineAtLatest(tx, { kind, subjectId: productId, dueAt });
}

/** The edits that the seller was not notified of, without those by staff who belong to the seller. */
async function unreportedEdits(
  tx: Transaction<Database>,
  { id, seller_id }: { readonly id: string; readonly seller_id: string },
  now: Date,
): Promise<readonly Edit[]> {
  const last = await tx
    .selectFrom('notification_pauses')
    .select('noticed_at')
    .where('kind', '=', kind)
    .where('subject', '=', id)
    .executeTakeFirst();
  const since = Math.max(last?.noticed_at.getTime() ?? 0, now.getTime() - furthest);
  return await tx
    .selectFrom('product_edits')
    .leftJoin('users', 'users.id', 'product_edits.editor_id')
    .select(['product_edits.at', 'product_edits.changes'])
    .where('product_edits.product_id', '=', id)
    .where('product_edits.at', '>', new Date(since))
    .where('users.seller_id', 'is distinct from', seller_id)
    .orderBy('product_edits.at')
    .execute();
}

const editNotice: DeadlineHandler = {
  kind,
  run: async (scope, productId) => {
    const { tx, now } = scope;
    const product = await tx
      .selectFrom('products')
      .select(['id', 'seller_id'])
      .where('id', '=', productId)
      .executeTakeFirst();
    if (product === undefined) return;
    const edits = await unreportedEdits(tx, product, now);
    const changed = new Set(edits.flatMap(({ changes }) => changes.map(({ field }) => field)));
    // The editorial description is the shop's own text, so its changes are left out.
    const fields = editableFields.filter((field) => changed.has(field));
    const latest = edits.at(-1);
    if (latest === undefined || fields.length === 0) return;
    // The pause records up to which moment edits are reported; an edit that is made right now has its own deadline.
    await beginPause({ ...scope, now: latest.at }, { kind, subject: productId, pause: 0 });
    await scope.emit(productEdited, { productId, sellerId: product.seller_id, fields: fields.join(' ') });
  },
};

export const staffDeadlines: readonly DeadlineHandler[] = [editNotice];
