import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { idleSince } from '../auth/session-view.ts';

/** Subscriptions whose session and account are still in use. */
export function activeSubscriptions(db: Kysely<Database>, now: Date) {
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
