import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { CommandScope } from '../command.ts';
import type { Database } from '../db/schema.ts';
import type { ServerDeps } from '../server-deps.ts';

/** What happens when a deadline of its kind has passed; runs in the transaction that takes the row away. */
export interface DeadlineHandler {
  readonly kind: string;
  readonly run: (scope: CommandScope, subjectId: string, deps: ServerDeps) => Promise<void>;
}

/** Sets the deadline of a subject; a second one of the same kind replaces the first. */
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

/** As `setDeadline`, but a deadline of the kind that is earlier stays as it is. */
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

/** Takes a subject's deadline away; nothing happens when there is none. */
export async function clearDeadline(
  tx: Transaction<Database>,
  kind: string,
  subjectId: string,
): Promise<void> {
  await tx.deleteFrom('deadlines').where('kind', '=', kind).where('subject_id', '=', subjectId).execute();
}
