import { inTransaction } from '../../db/transaction.ts';
import { type Locale, locales } from '../../messages.ts';
import { renderEmail } from '../../outside/mail/render-email.ts';
import type { EventHandler } from '../../process/event-handler.ts';
import type { StoredEvent } from '../../process/events.ts';
import type { ServerDeps } from '../../server-deps.ts';
import type { AccountEmail } from './account-email-messages.ts';
import { accountMail } from './account-mail.ts';
import {
  authenticatorAdded,
  authenticatorRemoved,
  emailChangeAsked,
  linkAsked,
  newDevice,
  passkeyAdded,
  passkeyRemoved,
  passwordChanged,
  signUpKnown,
} from './events.ts';
import { createLinkOf } from './links.ts';
import type { AskedPurpose } from './request-link.ts';
import { signUpMark, type User } from './users.ts';

const account = '/account';
const security = '/account/beveiliging';

/** The query parameter of each link, as the pages read it (AUTH-006, AUTH-007, AUTH-044). */
const parameters = {
  verify_email: 'verifyEmailToken',
  change_email: 'verifyEmailToken',
  magic_link: 'magicLinkToken',
  reset_password: 'pwResetToken',
} as const;

function localeOf({ payload }: StoredEvent): Locale {
  return locales.find((locale) => locale === payload.locale) ?? 'nl';
}

async function userOf({ payload }: StoredEvent, { db }: ServerDeps): Promise<User | undefined> {
  if (typeof payload.userId !== 'string') return undefined;
  return await db.selectFrom('users').selectAll().where('id', '=', payload.userId).executeTakeFirst();
}

function pageUrl(deps: ServerDeps, path: string, query: Readonly<Record<string, string>> = {}): string {
  const url = new URL(path, deps.config.publicUrl);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

async function send(
  deps: ServerDeps,
  event: StoredEvent,
  asked: { readonly kind: AccountEmail; readonly to: string; readonly name: string } & {
    readonly url: string;
    readonly what?: string;
  },
): Promise<void> {
  const { kind, to, ...facts } = asked;
  const email = renderEmail(accountMail(kind, facts, localeOf(event)));
  await deps.mail.send({ to, cause: `${event.id} ${kind}`, ...email });
}

function purposeOf({ payload }: StoredEvent): AskedPurpose | undefined {
  const purposes = ['verify_email', 'magic_link', 'reset_password'] as const;
  return purposes.find((purpose) => purpose === payload.purpose);
}

/**
 * Creates the link and returns its token with the recipient; null if there is no recipient, or the link was used. The
 * user row is locked: if a later sign-up has replaced the one that caused the event, no link is created, because it
 * would confirm the account with the later sign-up's password.
 */
async function linkOf(
  event: StoredEvent,
  purpose: AskedPurpose,
  deps: ServerDeps,
): Promise<{ readonly user: User; readonly token: string } | null> {
  const { userId, signUp } = event.payload;
  if (typeof userId !== 'string') return null;
  return await inTransaction(deps.db, async (tx) => {
    const user = await tx
      .selectFrom('users')
      .selectAll()
      .where('id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (user === undefined) return null;
    // The account has been activated since, for example by another link, so there is nothing to confirm.
    if (purpose === 'verify_email' && user.is_active) return null;
    if (typeof signUp === 'string' && signUp !== signUpMark(user.password_hash)) return null;
    const { secrets, clock } = deps;
    const link = await createLinkOf(event.id, { purpose, userId }, { db: tx, secrets, now: clock.now() });
    return link === null ? null : { user, token: link.token };
  });
}

/**
 * Creates the link and emails it. This runs after the response, which does not reveal whether there is a recipient.
 */
const mailLink: EventHandler = {
  name: 'auth.mail_link',
  on: linkAsked,
  lane: 'mail',
  outside: async (event, deps) => {
    const purpose = purposeOf(event);
    if (purpose === undefined) return;
    const made = await linkOf(event, purpose, deps);
    if (made === null) return;
    const { user, token } = made;
    const { redirectUrl, isAgain } = event.payload;
    const url = pageUrl(deps, account, {
      [parameters[purpose]]: token,
      ...(typeof redirectUrl === 'string' && { redirectUrl }),
    });
    const kind = isAgain === true ? 'verify_email_again' : purpose;
    await send(deps, event, { kind, to: user.email, name: user.name, url });
  },
};

const mailKnown: EventHandler = {
  name: 'auth.mail_sign_up_known',
  on: signUpKnown,
  lane: 'mail',
  outside: async (event, deps) => {
    const user = await userOf(event, deps);
    if (user === undefined) return;
    const url = pageUrl(deps, account);
    await send(deps, event, { kind: 'sign_up_known', to: user.email, name: user.name, url });
  },
};

const mailPasswordChanged: EventHandler = {
  name: 'auth.mail_password_changed',
  on: passwordChanged,
  lane: 'mail',
  outside: async (event, deps) => {
    const user = await userOf(event, deps);
    if (user === undefined) return;
    const { passkeysRemoved, passkeysLeft } = event.payload;
    const kind = changedPassword(Number(passkeysRemoved ?? 0), Number(passkeysLeft ?? 0));
    const url = pageUrl(deps, kind === 'password_changed' ? account : security);
    const what = String(passkeysLeft ?? 0);
    await send(deps, event, { kind, to: user.email, name: user.name, url, what });
  },
};

function changedPassword(removed: number, left: number): AccountEmail {
  if (removed > 0) return 'password_changed_passkeys_removed';
  return left > 0 ? 'password_changed_passkeys_left' : 'password_changed';
}

/** The device of the session that an event names. */
async function deviceOf(event: StoredEvent, deps: ServerDeps): Promise<string> {
  const token = await deps.db
    .selectFrom('auth_tokens')
    .where('id', '=', String(event.payload.tokenId))
    .select('device')
    .executeTakeFirst();
  const device = token?.device ?? '';
  return device === '' ? deps.sentence('unknown_device', localeOf(event)) : device;
}

type FactorEmail = 'passkey_added' | 'passkey_removed' | 'authenticator_added' | 'authenticator_removed';

function mailFactor(kind: FactorEmail, on: string): EventHandler {
  return {
    name: `auth.mail_${kind}`,
    on,
    lane: 'mail',
    outside: async (event, deps) => {
      const user = await userOf(event, deps);
      if (user === undefined) return;
      const url = pageUrl(deps, security);
      const what = await deviceOf(event, deps);
      await send(deps, event, { kind, to: user.email, name: user.name, url, what });
    },
  };
}

/**
 * Warns the old address of every request. The addresses are those of the event: when the email is sent at a second
 * attempt, the change may be confirmed already, and the account has only the new one.
 */
const mailOldAddress: EventHandler = {
  name: 'auth.mail_old_address',
  on: emailChangeAsked,
  lane: 'mail',
  outside: async (event, deps) => {
    const user = await userOf(event, deps);
    if (user === undefined) return;
    // Events of an earlier version have no addresses.
    const { from: to = user.email, to: what = user.pending_email } = event.payload;
    if (typeof to !== 'string' || typeof what !== 'string') return;
    const url = pageUrl(deps, account);
    await send(deps, event, { kind: 'email_change_told', to, name: user.name, url, what });
  },
};

/** Sends the link to the new address, unless another one was submitted since. */
const mailNewAddress: EventHandler = {
  name: 'auth.mail_new_address',
  on: emailChangeAsked,
  lane: 'mail',
  outside: async (event, deps) => {
    const user = await userOf(event, deps);
    const email = user?.pending_email ?? null;
    if (user === undefined || email === null || email !== (event.payload.to ?? email)) return;
    const { db, secrets, clock } = deps;
    const wanted = { purpose: 'change_email', userId: user.id, payload: { email } } as const;
    const link = await createLinkOf(event.id, wanted, { db, secrets, now: clock.now() });
    if (link === null) return;
    const url = pageUrl(deps, account, { [parameters.change_email]: link.token });
    await send(deps, event, { kind: 'change_email', to: email, name: user.name, url });
  },
};

const mailNewDevice: EventHandler = {
  name: 'auth.mail_new_device',
  on: newDevice,
  lane: 'mail',
  outside: async (event, deps) => {
    const user = await userOf(event, deps);
    if (user === undefined) return;
    const what = await deviceOf(event, deps);
    const url = pageUrl(deps, security);
    await send(deps, event, { kind: 'new_device', to: user.email, name: user.name, url, what });
  },
};

export const authHandlers: readonly EventHandler[] = [
  mailLink,
  mailKnown,
  mailPasswordChanged,
  mailFactor('passkey_added', passkeyAdded),
  mailFactor('passkey_removed', passkeyRemoved),
  mailFactor('authenticator_added', authenticatorAdded),
  mailFactor('authenticator_removed', authenticatorRemoved),
  // Handlers of one event run in this order: the warning goes out before the link that completes the change.
  mailOldAddress,
  mailNewAddress,
  mailNewDevice,
];
