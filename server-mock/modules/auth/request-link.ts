import type { Kysely } from 'kysely';
import { isEmail, normalEmail } from '#domain/account/email.ts';
import { safeReturn } from '#src/paths/safe-return.ts';
import { command } from '../../command.ts';
import type { Database } from '../../db/schema.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { FailedToGetError, ValidationError } from '../../graphql/errors.ts';
import { limitRules } from '../../limit-rules.ts';
import type { LimitRule } from '../../limits.ts';
import { linkAsked } from './events.ts';
import type { LinkPurpose } from './links.ts';

/** The links that anybody may request. */
export type AskedPurpose = Extract<LinkPurpose, 'magic_link' | 'reset_password' | 'verify_email'>;

/** Limits the emails of one kind to one address (AUTH-040). */
const perEmail: Readonly<Record<AskedPurpose, LimitRule>> = {
  magic_link: limitRules.magicLink,
  reset_password: limitRules.resetLink,
  verify_email: limitRules.verifyLink,
};

/**
 * Requests an email with a link (AUTH-043, AUTH-045, AUTH-048). The response does not reveal whether the account
 * exists and is sent before the email is created; an event handler does that (S11). Only a magic link or password
 * reset for an account that was never activated is refused, with `account_inactive` (AUTH-033, AUTH-034).
 */
export async function requestLink(
  context: GraphqlContext,
  asked: {
    readonly purpose: AskedPurpose;
    readonly email: string;
    readonly redirectUrl?: string | null | undefined;
  },
): Promise<void> {
  const { purpose, email } = asked;
  if (!isEmail(email)) {
    throw new ValidationError('email_address_incorrect', [
      { field: 'email', code: 'email_address_incorrect' },
    ]);
  }
  await context.limits.spend(limitRules.linkCaller, context.ip);
  await context.limits.spend(perEmail[purpose], normalEmail(email));
  const user = await accountOf(context.db, email);
  const isWaiting = user.is_active === false;
  if (isWaiting && purpose !== 'verify_email') throw new FailedToGetError('account_inactive');
  const isFor = isWaiting === (purpose === 'verify_email');
  const payload = {
    purpose,
    userId: isFor ? user.id : null,
    redirectUrl: ownPath(asked.redirectUrl),
    locale: context.locale,
  };
  await command(context, { name: 'request_link', body: null }, ({ emit }) =>
    emit(linkAsked, payload, { afterAnswer: true }),
  );
}

/**
 * Always returns one row with two columns, whether the address is known or not: reading a longer result would itself
 * take measurably longer (S11).
 */
async function accountOf(db: Kysely<Database>, email: string) {
  return await db
    .selectFrom(db.selectNoFrom((eb) => eb.val(normalEmail(email)).as('email')).as('asked'))
    .leftJoin('users', 'users.email', 'asked.email')
    .select(['users.id', 'users.is_active'])
    .executeTakeFirstOrThrow();
}

/**
 * Returns the path to open after a link: a path of this site, or null for anything that would lead to another one
 * (S15).
 */
export function ownPath(redirectUrl: string | null | undefined): string | null {
  return safeReturn(redirectUrl ?? undefined);
}
