import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { CommandScope } from '../command.ts';
import type { Database } from '../db/schema.ts';
import type { ServerDeps } from '../server-deps.ts';

/** Handles due deadlines of one kind, in the transaction that deletes the row. */
export interface DeadlineHandler {
  readonly kind: string;
  readonly run: (scope: CommandScope, subjectId: string, deps: ServerDeps) => Promise<void>;
}

/** Sets the deadline of a subject; it replaces an existing one of the same kind. */
export async function setDeadline(
  tx: Transaction<Database>,
  deadline: { readonly kind: string; readonly subjectId: string; readonly dueAt: Date },
): Promise<void> {
  await tx
    .insertInto('deadlines')
    .values({
      id: randomUUID(),
      kind: deadline.kind,
      subject_id: deadline.subjectId,
      due_at: deadline.dueAt,
      last_error: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'subject_id'])
        .doUpdateSet({ due_at: deadline.dueAt, attempts: 0, last_error: null }),
    )
    .execute();
}

/** Like `setDeadline`, but an earlier deadline of the same kind is left unchanged. */
export async function setDeadlineAtLatest(
  tx: Transaction<Database>,
  deadline: { readonly kind: string; readonly subjectId: string; readonly dueAt: Date },
): Promise<void> {
  const { kind, subjectId: subject_id, dueAt: due_at } = deadline;
  await tx
    .insertInto('deadlines')
    .values({ id: randomUUID(), kind, subject_id, due_at, last_error: null })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'subject_id'])
        .doUpdateSet({ due_at, attempts: 0, last_error: null })
        .where('deadlines.due_at', '>', due_at),
    )
    .execute();
}

/** Deletes a subject's deadline, if there is one. */
export async function clearDeadline(
  tx: Transaction<Database>,
  kind: string,
  subjectId: string,
): Promise<void> {
  await tx.deleteFrom('deadlines').where('kind', '=', kind).where('subject_id', '=', subjectId).execute();
}

/** Like `setDeadline`, but an existing deadline of the same kind is left unchanged. */
export async function setFirstDeadline(
  tx: Transaction<Database>,
  deadline: { readonly kind: string; readonly subjectId: string; readonly dueAt: Date },
): Promise<void> {
  const { kind, subjectId: subject_id, dueAt: due_at } = deadline;
  await tx
    .insertInto('deadlines')
    .values({ id: randomUUID(), kind, subject_id, due_at, last_error: null })
    .onConflict((conflict) => conflict.columns(['kind', 'subject_id']).doNothing())
    .execute();
}

/** Moves later deadlines of these subjects to `dueAt`; subjects without a deadline get none. */
export async function advanceDeadlines(
  tx: Transaction<Database>,
  kind: string,
  subjectIds: readonly string[],
  dueAt: Date,
): Promise<void> {
  if (subjectIds.length === 0) return;
  // Waits for a sweep that is running these deadlines and may reschedule them; the update then finds the new ones.
  await tx
    .selectFrom('deadlines')
    .select('id')
    .where('kind', '=', kind)
    .where('subject_id', 'in', [...subjectIds])
    .orderBy('subject_id')
    .forUpdate()
    .execute();
  await tx
    .updateTable('deadlines')
    .set({ due_at: dueAt })
    .where('kind', '=', kind)
    .where('subject_id', 'in', [...subjectIds])
    .where('due_at', '>', dueAt)
    .execute();
}
