import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { type Locale, locales } from '../../messages.ts';
import { titleFor } from '../products/title-view.ts';
import { sellerLocale } from '../sellers/contact-view.ts';

/** A recipient with an account, and the language of their notifications. */
export interface Reader {
  readonly userId: string;
  readonly locale: Locale;
}

/** Returns the account unless it is closed. `fallback` applies until the account has a language. */
export async function personReader(
  db: Kysely<Database>,
  userId: string | null,
  fallback: Locale,
): Promise<readonly Reader[]> {
  if (userId === null) return [];
  const found = await db
    .selectFrom('users')
    .select(['id', 'locale'])
    .where('id', '=', userId)
    .where('is_active', '=', true)
    .execute();
  return found.map(({ id, locale }) => ({ userId: id, locale: locale ?? fallback }));
}

/** A PostgreSQL statement takes at most 65,535 parameters. */
const idsAtOnce = 10_000;

/** Returns those accounts that are open and not suspended. */
export async function peopleReaders(
  db: Kysely<Database>,
  userIds: readonly string[],
): Promise<readonly Reader[]> {
  const readers: Reader[] = [];
  for (let start = 0; start < userIds.length; start += idsAtOnce) {
    const found = await db
      .selectFrom('users')
      .select(['id', 'locale'])
      .where('id', 'in', userIds.slice(start, start + idsAtOnce))
      .where('is_active', '=', true)
      .where('suspended_at', 'is', null)
      .execute();
    for (const { id, locale } of found) readers.push({ userId: id, locale: locale ?? 'nl' });
  }
  return readers;
}

export async function staffReaders(db: Kysely<Database>): Promise<readonly Reader[]> {
  const staff = await db.selectFrom('users').select('id').where('is_staff', '=', true).execute();
  return await peopleReaders(
    db,
    staff.map(({ id }) => id),
  );
}

/**
 * Returns those accounts that are open, including suspended ones. Until an account has a language, that of its
 * seller's province applies.
 */
export async function accountReaders(
  db: Kysely<Database>,
  userIds: readonly string[],
): Promise<readonly Reader[]> {
  if (userIds.length === 0) return [];
  const found = await db
    .selectFrom('users')
    .leftJoin('sellers', 'sellers.id', 'users.seller_id')
    .select(['users.id', 'users.locale', 'sellers.province'])
    .where('users.id', 'in', [...userIds])
    .where('users.is_active', '=', true)
    .orderBy('users.id')
    .execute();
  return found.map(({ id, locale, province }) => ({
    userId: id,
    locale: locale ?? sellerLocale(province ?? ''),
  }));
}

/** Returns all open accounts that act for a seller, including suspended ones. */
export async function sellerReaders(db: Kysely<Database>, sellerId: string): Promise<readonly Reader[]> {
  const found = await db
    .selectFrom('users')
    .innerJoin('sellers', 'sellers.id', 'users.seller_id')
    .select(['users.id', 'users.locale', 'sellers.province'])
    .where('users.seller_id', '=', sellerId)
    .where('users.is_active', '=', true)
    .orderBy('users.id')
    .execute();
  return found.map(({ id, locale, province }) => ({ userId: id, locale: locale ?? sellerLocale(province) }));
}

/** Returns the title of a product in every language; `fallback` where there is no translation. */
export async function titlesOf(
  db: Kysely<Database>,
  product: { readonly productId: string; readonly fallback: string },
): Promise<Readonly<Record<Locale, string>>> {
  const titles: Partial<Record<Locale, string>> = {};
  for (const locale of locales) titles[locale] = await titleFor(db, product, locale);
  return titles as Record<Locale, string>;
}
