import type { ColumnType, Generated } from 'kysely';
import type { Json, Timestamp } from '../../db/core-tables.ts';
import type { Locale } from '../../messages.ts';

export interface UsersTable {
  id: string;
  /** Lower case, trimmed. */
  email: string;
  name: string;
  /** argon2id in PHC form. */
  password_hash: string;
  is_active: boolean;
  is_staff: boolean;
  /** The seller this account acts for. */
  seller_id: string | null;
  wishlist_uuid: string;
  accepts_marketing: boolean;
  /** Asked for and not yet confirmed; lower case. */
  pending_email: string | null;
  /** Chosen in the settings, else that in which the person used the shop last; null for nobody knows. */
  locale: Generated<Locale | null>;
  is_locale_chosen: Generated<boolean>;
  /** Set while staff keep the person out; the reason is in `suspensions`. */
  suspended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  created_at: Timestamp;
}

export interface AuthTokensTable {
  id: string;
  user_id: string;
  /** SHA-256 of the token, hexadecimal: the token itself is kept nowhere. */
  token_hash: string;
  created_at: Timestamp;
  last_used_at: Timestamp;
  expires_at: Timestamp;
  revoked_at: Timestamp | null;
  /** Browser and system; empty when unknown. */
  device: string;
  /** Signed in with a code or a passkey. */
  second_factor: boolean;
}

export interface OneTimeLinksTable {
  id: string;
  purpose: string;
  /** Null for a challenge of somebody who has not said who they are. */
  user_id: string | null;
  /** SHA-256 of the token, hexadecimal. */
  token_hash: string;
  payload: Json<Record<string, string>>;
  created_at: Timestamp;
  expires_at: Timestamp;
  used_at: Timestamp | null;
}

export interface PasskeysTable {
  id: string;
  user_id: string;
  /** Base64url. */
  credential_id: string;
  /** COSE key, base64url. */
  public_key: string;
  /** bigint, read as text. */
  counter: string;
  transports: Json<readonly string[]>;
  name: string;
  created_at: Timestamp;
  last_used_at: Timestamp | null;
}

interface TotpFactorsTable {
  user_id: string;
  /** Encrypted with the server's key. */
  secret: string;
  /** Null until the first code was right. */
  confirmed_at: Timestamp | null;
  /** The last 30-second step whose code was taken; bigint, read as text. */
  last_step: string;
}

interface RecoveryCodesTable {
  user_id: string;
  /** SHA-256, hexadecimal. */
  code_hash: string;
}

export interface AuthTables {
  users: UsersTable;
  auth_tokens: AuthTokensTable;
  one_time_links: OneTimeLinksTable;
  passkeys: PasskeysTable;
  totp_factors: TotpFactorsTable;
  recovery_codes: RecoveryCodesTable;
}
