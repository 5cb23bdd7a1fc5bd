import type { Locale } from '../../messages.ts';
import type { StoredEvent } from '../../process/events.ts';
import type { Reaction } from '../../process/reactions.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { sellerLocale } from '../sellers/contact-view.ts';
import { userReinstated, userSuspended } from './events.ts';
import { reinstatementMail, suspensionMail } from './suspension-mail.ts';

interface Reader {
  readonly to: string;
  readonly name: string;
  readonly locale: Locale;
}

/** Whom a suspension is about, in the language of their last order or of their shop; undefined once they are gone. */
async function readerOf({ db }: ServerDeps, { payload }: StoredEvent): Promise<Reader | undefined> {
  const user = await db
    .selectFrom('users')
    .leftJoin('sellers', 'sellers.id', 'users.seller_id')
    .select(['users.email', 'users.name', 'sellers.province'])
    .select((eb) =>
      eb
        .selectFrom('orders')
        .select('orders.locale')
        .whereRef('orders.user_id', '=', 'users.id')
        .orderBy('orders.created_at', 'desc')
        .limit(1)
        .as('locale'),
    )
    .where('users.id', '=', String(payload.userId))
    .executeTakeFirst();
  if (user === undefined) return undefined;
  const locale = user.locale ?? sellerLocale(user.province ?? '');
  return { to: user.email, name: user.name, locale };
}

const mailSuspended: Reaction = {
  name: 'staff_desk.mail_suspended',
  on: userSuspended,
  outside: async (event, deps) => {
    const reader = await readerOf(deps, event);
    const suspension = await deps.db
      .selectFrom('suspensions')
      .select(['reason', 'words'])
      .where('id', '=', String(event.payload.suspensionId))
      .executeTakeFirst();
    if (reader === undefined || suspension === undefined) return;
    const letter = suspensionMail({ name: reader.name, ...suspension }, reader.locale);
    await deps.mail.send({ to: reader.to, cause: `${event.id} suspended`, ...letter });
  },
};

const mailReinstated: Reaction = {
  name: 'staff_desk.mail_reinstated',
  on: userReinstated,
  outside: async (event, deps) => {
    const reader = await readerOf(deps, event);
    if (reader === undefined) return;
    const url = new URL('/account', deps.config.publicUrl).href;
    const letter = reinstatementMail({ name: reader.name, url }, reader.locale);
    await deps.mail.send({ to: reader.to, cause: `${event.id} reinstated`, ...letter });
  },
};

export const staffDeskReactions: readonly Reaction[] = [mailSuspended, mailReinstated];
