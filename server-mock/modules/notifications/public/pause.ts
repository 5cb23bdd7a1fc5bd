import type { NotificationKindName } from '#domain/notifications/notification-kinds.ts';
import type { CommandScope } from '../../../command.ts';

/**
 * Records a notification of a kind that must not be repeated for a subject within `pause` milliseconds, whatever its
 * readers have turned off. Returns false if the last one was more recent.
 */
export async function beginPause(
  { tx, now }: CommandScope,
  about: { readonly kind: NotificationKindName; readonly subject: string; readonly pause: number },
): Promise<boolean> {
  const { kind, subject, pause } = about;
  const noted = await tx
    .insertInto('notification_pauses')
    .values({ kind, subject, noticed_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'subject'])
        .doUpdateSet({ noticed_at: now })
        .where('notification_pauses.noticed_at', '<=', new Date(now.getTime() - pause)),
    )
    .returning('kind')
    .executeTakeFirst();
  return noted !== undefined;
}
