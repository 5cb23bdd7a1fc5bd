import type { ColumnType, Generated } from 'kysely';
import type { Timestamp } from '../../db/core-tables.ts';

/** The keys that identify us to push services (RFC 8292). */
interface VapidKeysTable {
  id: string;
  /** An uncompressed point of P-256, base64url. */
  public_key: string;
  /** Encrypted with the server's key. */
  private_key: string;
  created_at: Timestamp;
  /** Null for the key that new subscriptions are made with. */
  retired_at: Timestamp | null;
}

/** A browser that shows notifications; it belongs to a person and to the session in which they allowed it. */
interface PushSubscriptionsTable {
  id: string;
  user_id: string;
  token_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  vapid_key_id: string;
  created_at: Timestamp;
  last_ok_at: Timestamp | null;
  /** Made with a key that is no longer ours: the device subscribes again at its next start. */
  needs_renewal: Generated<boolean>;
  /**
   * When the push service reported that it no longer exists: nothing is sent to it, and a renewal by its browser
   * revives it.
   */
  ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** The delivery of one notification to one browser. */
interface PushAttemptsTable {
  send_id: string;
  subscription_id: string;
  state: 'CLAIMED' | 'WAITING' | 'ACCEPTED' | 'GIVEN_UP';
  attempts: Generated<number>;
  /** No attempt is made before this moment: the end of a claim, or of the pause after a failure. */
  next_at: Timestamp;
  last_answer: Generated<string>;
  created_at: Timestamp;
}

export interface PushTables {
  vapid_keys: VapidKeysTable;
  push_subscriptions: PushSubscriptionsTable;
  push_attempts: PushAttemptsTable;
}
