import type { Kysely } from 'kysely';
import { isEmail, normalEmail } from '../../../src/domain/account/email.ts';
import { safeReturn } from '../../../src/paths/safe-return.ts';
import { command } from '../../command.ts';
import type { Database } from '../../db/schema.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { FailedToGetError, ValidationError } from '../../graphql/errors.ts';
import { limitRules } from '../../limit-rules.ts';
import type { LimitRule } from '../../limits.ts';
import { linkAsked } from './events.ts';
import type { LinkPurpose } from './links.ts';

/** The links that anybody may ask for. */
export type AskedPurpose = Extract<LinkPurpose, 'magic_link' | 'reset_password' | 'verify_email'>;

/** Mails of one kind to one address (AUTH-040). */
const perEmail: Readonly<Record<AskedPurpose, LimitRule>> = {
  magic_link: limitRules.magicLink,
  reset_password: limitRules.resetLink,
  verify_email: limitRules.verifyLink,
};

/**
 * Asks for a mail with a link (AUTH-043, AUTH-045, AUTH-048). The answer says nothing about whether there is such an
 * account and comes before any mail is made: that is a reaction's work (S11). Only a magic link or reset for an account
 * that was never activated is refused, with `account_inactive` (AUTH-033, AUTH-034).
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

/** One row of two columns for every address, known or not: even reading a longer answer takes a time of its own (S11). */
async function accountOf(db: Kysely<Database>, email: string) {
  return await db
    .selectFrom(db.selectNoFrom((eb) => eb.val(normalEmail(email)).as('email')).as('asked'))
    .leftJoin('users', 'users.email', 'asked.email')
    .select(['users.id', 'users.is_active'])
    .executeTakeFirstOrThrow();
}

/** Where to go on after a link: a path of this shop; null for everything that would lead elsewhere (S15). */
export function ownPath(redirectUrl: string | null | undefined): string | null {
  return safeReturn(redirectUrl ?? undefined);
}
