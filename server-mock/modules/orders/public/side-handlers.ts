import type { NotificationKindName } from '#domain/notifications/notification-kinds.ts';
import type { OrderSide } from '#domain/orders/order-side.ts';
import type { Locale } from '../../../messages.ts';
import type { EmailContent } from '../../../outside/mail/email-content.ts';
import { renderEmail } from '../../../outside/mail/render-email.ts';
import type { EventHandler } from '../../../process/event-handler.ts';
import { depsAt, type StoredEvent } from '../../../process/events.ts';
import type { ServerDeps } from '../../../server-deps.ts';
import { notify } from '../../notifications/public/notify.ts';
import { titlesOf } from '../../notifications/readers-view.ts';
import { sideReaders } from '../side-readers-view.ts';
import { lineOfOrderProduct, type OrderLine } from './lines.ts';

interface SideChange<Change extends string> {
  /** The module's name, which prefixes the stored names of its event handlers. */
  readonly module: string;
  /** An event with the payload `{ orderProductId, what, side }`. */
  readonly on: string;
  readonly kind: NotificationKindName;
  /** The known values of `what`; other ones are ignored. */
  readonly changes: readonly Change[];
  readonly guestEmail: (
    deps: ServerDeps,
    line: OrderLine,
    about: { readonly what: Change; readonly locale: Locale },
  ) => Promise<EmailContent>;
}

/** Notifies one side of a sold product about a change. Guests have no notifications: they get an email instead. */
export function sideHandlers<Change extends string>(change: SideChange<Change>): readonly EventHandler[] {
  const { module, on, kind, changes, guestEmail } = change;
  const read = ({ payload }: StoredEvent) => {
    const what = changes.find((one) => one === payload.what);
    const side: OrderSide = payload.side === 'buyer' ? 'buyer' : 'seller';
    return what === undefined ? null : { what, side };
  };
  const notifyMoved: EventHandler = {
    name: `${module}.notify_moved`,
    on,
    inside: async (scope, event) => {
      const line = await lineOfOrderProduct(scope.tx, String(event.payload.orderProductId));
      const found = read(event);
      if (line === undefined || found === null) return;
      const { product } = line;
      await notify(scope, event, {
        ...{ kind, subject: product.id, detail: `${found.side} ${found.what}` },
        readers: await sideReaders(scope.tx, line, found.side),
        titles: await titlesOf(scope.tx, { productId: product.product_id, fallback: product.title }),
        path: `/account/bestellingen/${product.id}`,
      });
    },
  };
  const mailGuest: EventHandler = {
    name: `${module}.mail_guest`,
    on,
    lane: 'mail',
    outside: async (event, deps) => {
      const line = await lineOfOrderProduct(deps.db, String(event.payload.orderProductId));
      const found = read(event);
      if (line === undefined || found?.side !== 'buyer' || line.order.user_id !== null) return;
      const { email, locale } = line.order;
      const content = await guestEmail(depsAt(deps, event), line, { what: found.what, locale });
      await deps.mail.send({ to: email, cause: event.id, ...renderEmail({ ...content, isForGuest: true }) });
    },
  };
  return [notifyMoved, mailGuest];
}
