import { type Kysely, sql } from 'kysely';
import { isUuid } from '#domain/ids.ts';
import { likePattern, searchWords } from '../../db/like-pattern.ts';
import type { Database } from '../../db/schema.ts';
import { InvalidUUIDError, ObjectDoesNotExistError } from '../../graphql/errors.ts';
import { endedPassword, type sessionsOf } from '../auth/public.ts';
import type { PageOf } from './page.ts';

export const userRoles = ['STAFF', 'SELLER', 'BUYER'] as const;
type UserRole = (typeof userRoles)[number];

export const accountStates = ['ACTIVE', 'SUSPENDED', 'UNCONFIRMED', 'ENDED'] as const;
type AccountState = (typeof accountStates)[number];

export interface UserQuestion {
  /** Words of a name or email address, a phone number, or an id. */
  readonly searchString: string;
  readonly role: UserRole | null;
  readonly state: AccountState | null;
  readonly limit: number;
  readonly offset: number;
}

const state = sql<AccountState>`case when users.password_hash = ${sql.lit(endedPassword)} then 'ENDED'
  when users.suspended_at is not null then 'SUSPENDED'
  when not users.is_active then 'UNCONFIRMED' else 'ACTIVE' end`;

function withSeller(db: Kysely<Database>) {
  return db.selectFrom('users').leftJoin('sellers', 'sellers.id', 'users.seller_id');
}

function shown(query: ReturnType<typeof withSeller>) {
  return query.select([
    'users.id',
    'users.email',
    'users.name',
    'users.is_staff',
    'users.seller_id',
    'users.created_at',
    'users.suspended_at',
    'sellers.name as seller_name',
    'sellers.phone',
    'sellers.vat_number',
    'sellers.registration_number',
    'sellers.street',
    'sellers.house_number',
    'sellers.house_number_extension',
    'sellers.postcode',
    'sellers.city',
    'sellers.country',
    state.as('state'),
  ]);
}

export type UserRow = Awaited<ReturnType<typeof readUser>>;

/** Phone numbers are compared by their digits, however they were typed. */
const digits = (text: string) => text.replaceAll(/\D/g, '');

/** One page of accounts, the newest first. */
export async function readUsers(db: Kysely<Database>, asked: UserQuestion): Promise<PageOf<UserRow>> {
  const { searchString, role } = asked;
  const typed = searchString.trim();
  const number = /^[\d\s()+.-]{6,}$/.test(typed) ? digits(typed).replace(/^0+/, '') : '';
  const words = number === '' && !isUuid(typed) ? searchWords(typed) : [];
  const all = withSeller(db)
    .$if(isUuid(typed), (query) =>
      query.where((eb) => eb.or([eb('users.id', '=', typed), eb('users.seller_id', '=', typed)])),
    )
    .$if(number !== '', (query) =>
      query.where(sql`regexp_replace(sellers.phone, '\\D', '', 'g')`, 'like', likePattern(number)),
    )
    .where((eb) =>
      eb.and(
        words.map((word) =>
          eb.or([
            eb('users.name', 'ilike', likePattern(word)),
            eb('users.email', 'ilike', likePattern(word)),
            eb('sellers.name', 'ilike', likePattern(word)),
          ]),
        ),
      ),
    )
    .$if(role === 'STAFF', (query) => query.where('users.is_staff', '=', true))
    .$if(role === 'SELLER', (query) => query.where('users.seller_id', 'is not', null))
    .$if(role === 'BUYER', (query) =>
      query.where('users.seller_id', 'is', null).where('users.is_staff', '=', false),
    )
    .$if(asked.state !== null, (query) => query.where(state, '=', asked.state));
  const { count } = await all.select((eb) => eb.fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
  const items = await shown(all)
    .orderBy('users.created_at', 'desc')
    .orderBy('users.id')
    .limit(asked.limit)
    .offset(asked.offset)
    .execute();
  return { items, totalCount: Number(count) };
}

/** One account. Throws InvalidUUIDError, ObjectDoesNotExistError. */
export async function readUser(db: Kysely<Database>, uuid: string) {
  if (!isUuid(uuid)) throw new InvalidUUIDError();
  const found = await shown(withSeller(db)).where('users.id', '=', uuid).executeTakeFirst();
  if (found === undefined) throw new ObjectDoesNotExistError();
  return found;
}

/** The suspensions of an account with their reasons, the newest first. */
export async function suspensionsOf(db: Kysely<Database>, userId: string) {
  return await db
    .selectFrom('suspensions')
    .leftJoin('users as starter', 'starter.id', 'suspensions.started_by')
    .leftJoin('users as ender', 'ender.id', 'suspensions.ended_by')
    .select(['suspensions.id', 'reason', 'words', 'started_at', 'ended_at'])
    .select(['starter.name as started_by_name', 'ender.name as ended_by_name'])
    .where('user_id', '=', userId)
    .orderBy('started_at', 'desc')
    .limit(50)
    .execute();
}

export type UserSession = Awaited<ReturnType<typeof sessionsOf>>[number];

/** Counts of what an account has bought, sells and has set up. */
export async function countsOf(db: Kysely<Database>, user: Pick<UserRow, 'id' | 'email' | 'seller_id'>) {
  const { rows } = await sql<
    Record<'products' | 'published' | 'bought' | 'sold' | 'reported' | 'hasFactor', string>
  >`select
    (select count(*) from products where seller_id = ${user.seller_id}) as products,
    (select count(*) from products where seller_id = ${user.seller_id} and status = 'PUBLISHED' and inventory > 0)
      as published,
    (select count(*) from orders where user_id = ${user.id} or (user_id is null and email = ${user.email})) as bought,
    (select count(*) from order_products where seller_id = ${user.seller_id}) as sold,
    (select count(*) from reports where kind = 'SELLER' and subject_id = ${user.seller_id}) as reported,
    (select count(*) from totp_factors where user_id = ${user.id} and confirmed_at is not null)
      + (select count(*) from passkeys where user_id = ${user.id}) as "hasFactor"`.execute(db);
  const [row] = rows;
  const numberOf = (name: keyof NonNullable<typeof row>) => Number(row?.[name] ?? 0);
  return {
    products: numberOf('products'),
    published: numberOf('published'),
    bought: numberOf('bought'),
    sold: numberOf('sold'),
    reports: numberOf('reported'),
    factors: numberOf('hasFactor'),
  };
}
