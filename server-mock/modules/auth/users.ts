import { createHash, randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { normalEmail } from '#domain/account/email.ts';
import type { Database } from '../../db/schema.ts';
import { hashPassword, type PasswordCost } from './password.ts';
import { endedPassword } from './public.ts';
import type { UsersTable } from './tables.ts';

export type User = Selectable<UsersTable>;

export interface NewUser {
  readonly email: string;
  readonly name: string;
  readonly password: string;
  readonly isActive?: boolean;
  readonly isStaff?: boolean;
  readonly sellerId?: string | null;
  readonly acceptsMarketing?: boolean;
  /** Set by the seed, so that demo accounts keep their ids. */
  readonly id?: string;
}

/**
 * Creates the row of a new user with a hashed password. Call it before the transaction that stores the row begins.
 */
export async function newUserRow(user: NewUser, now: Date, cost?: PasswordCost): Promise<User> {
  return {
    id: user.id ?? randomUUID(),
    email: normalEmail(user.email),
    name: user.name.trim(),
    password_hash: await hashPassword(user.password, cost),
    is_active: user.isActive ?? true,
    is_staff: user.isStaff ?? false,
    seller_id: user.sellerId ?? null,
    wishlist_uuid: randomUUID(),
    accepts_marketing: user.acceptsMarketing ?? false,
    pending_email: null,
    locale: null,
    is_locale_chosen: false,
    suspended_at: null,
    created_at: now,
  };
}

/** Returns whether the account's address was never confirmed. The only other inactive accounts are deleted ones. */
export function waitsForConfirmation(user: Pick<User, 'is_active' | 'password_hash'>): boolean {
  return !user.is_active && user.password_hash !== endedPassword;
}

/**
 * Returns a value that distinguishes one sign-up with an address from the next: every password hash has its own salt.
 */
export function signUpMark(passwordHash: string): string {
  return createHash('sha256').update(passwordHash).digest('base64url').slice(0, 22);
}

/** Returns the user with this address, ignoring case; undefined if there is none. */
export async function findUserByEmail(db: Kysely<Database>, email: string): Promise<User | undefined> {
  return await db.selectFrom('users').where('email', '=', normalEmail(email)).selectAll().executeTakeFirst();
}

/** Returns the user with this id; throws if there is none. */
export async function getUser(db: Kysely<Database>, id: string): Promise<User> {
  return await db.selectFrom('users').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
}
