import type { ColumnType, Generated } from 'kysely';
import type { Json, Timestamp } from '../../db/core-tables.ts';
import type { Locale } from '../../messages.ts';

export interface UsersTable {
  id: string;
  /** Lower case, trimmed. */
  email: string;
  name: string;
  /** argon2id in PHC format. */
  password_hash: string;
  is_active: boolean;
  is_staff: boolean;
  /** The seller that the account acts for. */
  seller_id: string | null;
  wishlist_uuid: string;
  accepts_marketing: boolean;
  /** The requested address that is not confirmed yet; lower case. */
  pending_email: string | null;
  /** The language chosen in the settings, otherwise the one the person used last; null if unknown. */
  locale: Generated<Locale | null>;
  is_locale_chosen: Generated<boolean>;
  /** Set while staff have suspended the account; the reason is in `suspensions`. */
  suspended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  created_at: Timestamp;
}

export interface AuthTokensTable {
  id: string;
  user_id: string;
  /** The SHA-256 of the token in hexadecimal; the token itself is not stored. */
  token_hash: string;
  created_at: Timestamp;
  last_used_at: Timestamp;
  expires_at: Timestamp;
  revoked_at: Timestamp | null;
  /** The browser and operating system; empty if unknown. */
  device: string;
  /** Whether the sign-in used a code or a passkey. */
  second_factor: boolean;
}

export interface OneTimeLinksTable {
  id: string;
  purpose: string;
  /** Null for a challenge that was created before the person identified themselves. */
  user_id: string | null;
  /** The SHA-256 of the token in hexadecimal. */
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
  /** Null until a first correct code was entered. */
  confirmed_at: Timestamp | null;
  /** The last 30-second step whose code was accepted; bigint, read as text. */
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
