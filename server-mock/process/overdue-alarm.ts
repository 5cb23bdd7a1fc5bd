import type { Kysely } from 'kysely';
import { nextAlarm } from '#domain/process/staff-alarm.ts';
import type { Database } from '../db/schema.ts';
import { type DeadlineHandler, setDeadline } from './deadlines.ts';

/** Work that staff must finish by `dueAt`; `payload` belongs to the event that alerts them. */
interface StaffWork {
  readonly dueAt: Date;
  readonly payload: Readonly<Record<string, unknown>>;
}

interface OverdueAlarm {
  /** The kind of the deadline; its subject is the id of the work. */
  readonly kind: string;
  /** The event to emit when the work is overdue. */
  readonly event: string;
  /** Loads the current state of the work; null once it is done. */
  readonly find: (db: Kysely<Database>, id: string) => Promise<StaffWork | null>;
}

/**
 * Creates a deadline handler that alerts staff when work is overdue, and again every working day until it is done.
 */
export function overdueAlarm({ kind, event, find }: OverdueAlarm): DeadlineHandler {
  return {
    kind,
    run: async ({ tx, now, emit }, subjectId) => {
      const work = await find(tx, subjectId);
      if (work === null) return;
      const isOverdue = work.dueAt <= now;
      if (isOverdue) await emit(event, work.payload);
      await setDeadline(tx, { kind, subjectId, dueAt: isOverdue ? nextAlarm(now) : work.dueAt });
    },
  };
}
