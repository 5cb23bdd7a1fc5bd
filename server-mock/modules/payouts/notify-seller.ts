import { isAccountProblem } from '#domain/payouts/payout-life-cycle.ts';
import { renderEmail } from '../../outside/mail/render-email.ts';
import type { EventHandler } from '../../process/event-handler.ts';
import { notify } from '../notifications/public/notify.ts';
import { sellerReaders } from '../notifications/readers-view.ts';
import { sellerAccountChanged } from '../sellers/events.ts';
import { payoutChanged } from './events.ts';
import { hasOpenMoney } from './open-money-view.ts';
import { accountChangedMail } from './payout-mail.ts';
import { findPayout } from './store.ts';

const notifySeller: EventHandler = {
  name: 'payouts.notify_seller',
  on: payoutChanged,
  inside: async (scope, event) => {
    const payout = await findPayout(scope.tx, String(event.payload.payoutId));
    if (payout === undefined) return;
    const isPaid = event.payload.status === 'PAID';
    const detail = isAccountProblem(payout.problem) ? 'account' : 'other';
    await notify(scope, event, {
      kind: isPaid ? 'payout_paid' : 'payout_failed',
      ...{ subject: payout.id, detail: isPaid ? '' : detail },
      path: !isPaid && detail === 'account' ? '/account/gegevens' : '/account/uitbetalingen',
      readers: await sellerReaders(scope.tx, payout.seller_id),
    });
  },
};

/**
 * An attacker who takes over an account changes this first, so the email is sent immediately, whatever the settings.
 */
const mailAccountChanged: EventHandler = {
  name: 'payouts.mail_account_changed',
  on: sellerAccountChanged,
  lane: 'mail',
  outside: async (event, { db, mail, config }) => {
    const url = new URL('/account/gegevens', config.publicUrl).href;
    const isFirst = event.payload.isFirst === true;
    // While no money is due, an attacker gains nothing from adding an account number.
    if (isFirst && !(await hasOpenMoney(db, String(event.payload.sellerId)))) return;
    for (const { userId, locale } of await sellerReaders(db, String(event.payload.sellerId))) {
      const user = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst();
      if (user === undefined) continue;
      const email = renderEmail(accountChangedMail(url, locale, isFirst ? 'added' : 'changed'));
      await mail.send({ to: user.email, cause: `${event.id} ${userId}`, ...email });
    }
  },
};

export const sellerNotifications: readonly EventHandler[] = [notifySeller, mailAccountChanged];
