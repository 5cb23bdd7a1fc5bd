import type { Locale } from '../../messages.ts';
import { renderEmail } from '../../outside/mail/render-email.ts';
import type { EventHandler } from '../../process/event-handler.ts';
import type { StoredEvent } from '../../process/events.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { sellerLocale } from '../sellers/contact-view.ts';
import { type AccessChange, accessMail } from './access-mail.ts';
import { userReinstated, userRoleChanged, userSessionsEnded, userSuspended } from './events.ts';
import { reinstatementMail, suspensionMail } from './suspension-mail.ts';

interface Reader {
  readonly to: string;
  readonly name: string;
  readonly locale: Locale;
}

/**
 * The person whom an action of staff is about, with the language that they use, else that of their last order or of
 * their shop; undefined once the account is gone.
 */
async function readerOf({ db }: ServerDeps, { payload }: StoredEvent): Promise<Reader | undefined> {
  const user = await db
    .selectFrom('users')
    .leftJoin('sellers', 'sellers.id', 'users.seller_id')
    .select(['users.email', 'users.name', 'users.locale', 'sellers.province'])
    .select((eb) =>
      eb
        .selectFrom('orders')
        .select('orders.locale')
        .whereRef('orders.user_id', '=', 'users.id')
        .orderBy('orders.created_at', 'desc')
        .limit(1)
        .as('order_locale'),
    )
    .where('users.id', '=', String(payload.userId))
    .executeTakeFirst();
  if (user === undefined) return undefined;
  const locale = user.locale ?? user.order_locale ?? sellerLocale(user.province ?? '');
  return { to: user.email, name: user.name, locale };
}

const mailSuspended: EventHandler = {
  name: 'staff_desk.mail_suspended',
  on: userSuspended,
  lane: 'mail',
  outside: async (event, deps) => {
    const reader = await readerOf(deps, event);
    const suspension = await deps.db
      .selectFrom('suspensions')
      .select(['reason', 'words'])
      .where('id', '=', String(event.payload.suspensionId))
      .executeTakeFirst();
    if (reader === undefined || suspension === undefined) return;
    const email = renderEmail(suspensionMail({ name: reader.name, ...suspension }, reader.locale));
    await deps.mail.send({ to: reader.to, cause: `${event.id} suspended`, ...email });
  },
};

const mailReinstated: EventHandler = {
  name: 'staff_desk.mail_reinstated',
  on: userReinstated,
  lane: 'mail',
  outside: async (event, deps) => {
    const reader = await readerOf(deps, event);
    if (reader === undefined) return;
    const url = new URL('/account', deps.config.publicUrl).href;
    const email = renderEmail(reinstatementMail({ name: reader.name, url }, reader.locale));
    await deps.mail.send({ to: reader.to, cause: `${event.id} reinstated`, ...email });
  },
};

const pages = {
  role_given: '/staff',
  role_ended: '/account',
  sessions_ended: '/account/beveiliging',
  session_ended: '/account/beveiliging',
} as const;

async function mailAccess(
  event: StoredEvent,
  deps: ServerDeps,
  { change, device = '' }: { readonly change: AccessChange; readonly device?: string },
): Promise<void> {
  const reader = await readerOf(deps, event);
  if (reader === undefined) return;
  const url = new URL(pages[change], deps.config.publicUrl).href;
  const email = renderEmail(accessMail(change, { name: reader.name, device, url }, reader.locale));
  await deps.mail.send({ to: reader.to, cause: `${event.id} ${change}`, ...email });
}

const mailRoleChanged: EventHandler = {
  name: 'staff_desk.mail_role_changed',
  on: userRoleChanged,
  lane: 'mail',
  outside: async (event, deps) =>
    await mailAccess(event, deps, { change: event.payload.isStaff === true ? 'role_given' : 'role_ended' }),
};

const mailSessionsEnded: EventHandler = {
  name: 'staff_desk.mail_sessions_ended',
  on: userSessionsEnded,
  lane: 'mail',
  outside: async (event, deps) => {
    const device = await deviceOf(event, deps);
    // A session without a known device is described like the end of all sessions.
    await mailAccess(event, deps, { change: device === '' ? 'sessions_ended' : 'session_ended', device });
  },
};

/** The device of the session that was ended; empty if all were. */
async function deviceOf({ payload }: StoredEvent, { db }: ServerDeps): Promise<string> {
  if (payload.sessionId === null) return '';
  const session = await db
    .selectFrom('auth_tokens')
    .select('device')
    .where('id', '=', String(payload.sessionId))
    .executeTakeFirst();
  return session?.device ?? '';
}

export const staffDeskHandlers: readonly EventHandler[] = [
  mailSuspended,
  mailReinstated,
  mailRoleChanged,
  mailSessionsEnded,
];
