import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { type NotificationGroup, notificationGroups } from '#domain/notifications/notification-kinds.ts';
import {
  type NotificationSettings,
  notificationSettingsSchema,
} from '#domain/notifications/notification-settings.ts';
import { command } from '../../command.ts';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { FailedToUpdateError, ValidationError } from '../../graphql/errors.ts';
import type { Locale } from '../../messages.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { chooseLocale } from '../auth/public.ts';
import { settingsOf } from './read-settings.ts';
import { readUnsubscribeToken } from './tokens.ts';

export interface OwnSettings {
  readonly settings: NotificationSettings;
  /** The language of emails and push notifications. */
  readonly locale: Locale;
}

/** Returns the viewer's choices. Until an account has a language, that of the page applies. */
export async function readOwnSettings(context: GraphqlContext): Promise<OwnSettings> {
  const { userId } = signedIn(context);
  const person = await context.db
    .selectFrom('users')
    .select('locale')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const settings = (await settingsOf(context.db, [userId]))(userId);
  return { settings, locale: person.locale ?? context.locale };
}

export interface SaveSettings {
  readonly settings: unknown;
  readonly locale: Locale;
  readonly commandId: string | null;
}

/** Replaces all of the viewer's choices. Throws ValidationError if they are incomplete. */
export async function saveSettings(context: GraphqlContext, request: SaveSettings): Promise<void> {
  const { userId } = signedIn(context);
  const checked = v.safeParse(notificationSettingsSchema, request.settings);
  if (!checked.success) {
    const field = v.getDotPath(checked.issues[0]) ?? '';
    throw new ValidationError('validation_error', [{ field, code: 'invalid' }]);
  }
  const { commandId, ...body } = request;
  await command(context, { name: 'saveNotificationSettings', commandId, body }, async ({ tx, now }) => {
    await chooseLocale(tx, userId, request.locale);
    await store(tx, userId, checked.output, now);
  });
}

async function store(
  tx: Kysely<Database>,
  userId: string,
  settings: NotificationSettings,
  now: Date,
): Promise<void> {
  const row = { settings: JSON.stringify(settings), updated_at: now };
  await tx
    .insertInto('notification_settings')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

/**
 * Ends the emails of a group, or the daily one, for the holder of the link in such an email (RFC 8058). Ending them
 * again is no error. Returns the group; null for the daily email. Throws FailedToUpdateError
 * `unsubscribe_link_invalid` for an invalid token or a closed account.
 */
export async function endGroupEmails(
  { secrets, db, clock }: Pick<ServerDeps, 'secrets' | 'db' | 'clock'>,
  token: string,
): Promise<NotificationGroup | null> {
  const ends = readUnsubscribeToken(secrets, token);
  if (ends === null) throw new FailedToUpdateError('unsubscribe_link_invalid');
  const { userId, group } = ends;
  await inTransaction(db, async (tx) => {
    const person = await tx
      .selectFrom('users')
      .select('id')
      .where('id', '=', userId)
      .where('is_active', '=', true)
      // Prevents concurrent changes from overwriting each other.
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (person === undefined) throw new FailedToUpdateError('unsubscribe_link_invalid');
    const settings = (await settingsOf(tx, [userId]))(userId);
    const groups = notificationGroups.map((name) => {
      const modes = settings.groups[name];
      const isEnded = name === group || (group === 'daily' && modes.email === 'daily');
      return [name, isEnded ? { ...modes, email: 'off' } : modes] as const;
    });
    const changed = { ...settings, groups: Object.fromEntries(groups) as NotificationSettings['groups'] };
    await store(tx, userId, changed, clock.now());
  });
  return group === 'daily' ? null : group;
}
