import type { CommandScope } from '../../command.ts';
import { setDeadline } from '../../process/deadlines.ts';

export const bidReminderKind = 'bid_reminder';

const day = 24 * 60 * 60 * 1000;

/** Schedules the reminder for the side that has to act, a day before the bid ends at `expiresAt`. */
export async function remindBefore(tx: CommandScope['tx'], bidId: string, expiresAt: Date): Promise<void> {
  const dueAt = new Date(expiresAt.getTime() - day);
  await setDeadline(tx, { kind: bidReminderKind, subjectId: bidId, dueAt });
}
