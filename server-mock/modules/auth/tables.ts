import type { Timestamp } from '../../db/core-tables.ts';

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
}

export interface AuthTables {
  users: UsersTable;
  auth_tokens: AuthTokensTable;
}
