import { isEmail, normalEmail } from '../../../src/domain/account/email.ts';
import { safeReturn } from '../../../src/paths/safe-return.ts';
import { command } from '../../command.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { FailedToGetError, ValidationError } from '../../graphql/errors.ts';
import { linkAsked } from './events.ts';
import type { LinkPurpose } from './links.ts';
import { findUserByEmail } from './users.ts';

/** The links that anybody may ask for. */
export type AskedPurpose = Extract<LinkPurpose, 'magic_link' | 'reset_password' | 'verify_email'>;

const quarter = 15 * 60;
/** Mails of one kind to one address (AUTH-040). */
export const perEmail = (purpose: LinkPurpose) => ({ name: `link-${purpose}`, times: 5, seconds: quarter });
/** Links of all kinds that one caller may ask for. */
export const perCaller = { name: 'link-caller', times: 30, seconds: quarter };

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
  await context.limits.spend(perCaller, context.ip);
  await context.limits.spend(perEmail(purpose), normalEmail(email));
  const user = await findUserByEmail(context.db, email);
  const isWaiting = user?.is_active === false;
  if (isWaiting && purpose !== 'verify_email') throw new FailedToGetError('account_inactive');
  const isFor = isWaiting === (purpose === 'verify_email');
  await command(context, { name: 'request_link', body: null }, ({ emit }) =>
    emit(linkAsked, {
      purpose,
      userId: isFor ? (user?.id ?? null) : null,
      redirectUrl: ownPath(asked.redirectUrl),
      locale: context.locale,
    }),
  );
}

/** Where to go on after a link: a path of this shop; null for everything that would lead elsewhere (S15). */
export function ownPath(redirectUrl: string | null | undefined): string | null {
  return safeReturn(redirectUrl ?? undefined);
}
