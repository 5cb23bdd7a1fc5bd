import type { CommandScope } from '../../command.ts';
import { type Notice, notify } from './public/notify.ts';

/** Notifies the readers of a part of `notifyMany` that still have an account. */
export async function notifyPart(
  scope: CommandScope,
  event: { readonly id: string },
  { partId, notice }: { readonly partId: string; readonly notice: Omit<Notice, 'readers'> },
): Promise<void> {
  const rows = await scope.tx
    .deleteFrom('notification_part_readers')
    .where('part_id', '=', partId)
    .returning(['user_id', 'locale'])
    .execute();
  const readers = rows.map(({ user_id, locale }) => ({ userId: user_id, locale }));
  await notify(scope, event, { ...notice, readers });
}
