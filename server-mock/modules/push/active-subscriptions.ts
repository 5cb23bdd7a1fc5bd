import type { Kysely } from 'kysely';
import { idleSince } from '#domain/account/token-lifetime.ts';
import type { Database } from '../../db/schema.ts';
import { renewableSince } from './ended-subscriptions.ts';

/**
 * Subscriptions that are sent to: the push service has not ended them, and their session and account are still in
 * use.
 */
export function activeSubscriptions(db: Kysely<Database>, now: Date) {
  return ofUsedSessions(db, now).where('push_subscriptions.ended_at', 'is', null);
}

/** The active subscriptions, and those that the push service ended recently enough for a renewal to revive them. */
export function renewableSubscriptions(db: Kysely<Database>, now: Date) {
  return ofUsedSessions(db, now).where((eb) =>
    eb.or([
      eb('push_subscriptions.ended_at', 'is', null),
      eb('push_subscriptions.ended_at', '>', renewableSince(now)),
    ]),
  );
}

function ofUsedSessions(db: Kysely<Database>, now: Date) {
  return db
    .selectFrom('push_subscriptions')
    .innerJoin('auth_tokens', 'auth_tokens.id', 'push_subscriptions.token_id')
    .innerJoin('users', 'users.id', 'push_subscriptions.user_id')
    .where('users.is_active', '=', true)
    .where('users.suspended_at', 'is', null)
    .where('auth_tokens.revoked_at', 'is', null)
    .where('auth_tokens.expires_at', '>', now)
    .where('auth_tokens.last_used_at', '>', idleSince(now));
}
