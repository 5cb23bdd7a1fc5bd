import { randomUUID } from 'node:crypto';
import { slugOf } from '#domain/catalog/entry.ts';
import { notificationId } from '#domain/notifications/notification.ts';
import { type NotificationKindName, notificationKinds } from '#domain/notifications/notification-kinds.ts';
import { scopeOf } from '#server/command.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { notify } from '#server/modules/notifications/public/notify.ts';
import { makeProduct } from '#tests/factories/products.ts';
import type { Acting, Person } from './devices.ts';

/** Text that people write into titles; neither a lock screen nor a push service may see it. */
const writtenParts = [
  ...['robin@voorbeeld.nl', '€ 1.450,00', '250 euro', '06-12345678', '+32 470 12 34 56'],
  ...['Biltstraat 12', '3572 BJ', 'rue de la Loi 16'],
];
/** The texts as written, and as they appear in the path of a product. */
export const privateParts = [...writtenParts, ...writtenParts.map(slugOf)];

interface Occurrence {
  readonly kind: NotificationKindName;
  readonly detail?: string;
  readonly subject: string;
  readonly path: string;
}

/** Notifies the person of an event with its own subject, so that the tag identifies the cause. Returns the tag. */
export async function announce(
  { api, clock, random }: Pick<Acting, 'api' | 'clock' | 'random'>,
  { user }: Person,
  sellerId: string,
): Promise<string> {
  const subject = randomUUID();
  const title = `Kast ${random.pick(writtenParts)} van teak`;
  const page = `/products/${slugOf(title)}`;
  // Kinds whose content stays true: a notification about a pending answer would be withdrawn.
  const occurrence = random.pick<Occurrence>([
    { kind: 'bid_closed', detail: 'sold', subject, path: `/account/biedingen/${subject}` },
    { kind: 'question_received', detail: 'QUESTION', subject, path: page },
    { kind: 'product_approved', subject, path: page },
  ]);
  if (occurrence.kind === 'product_approved') await makeProduct(api.db, sellerId, { id: subject, title });
  await inTransaction(api.db, async (tx) => {
    const scope = scopeOf(tx, api.server.deps.bus, clock.now());
    await notify(
      scope,
      { id: randomUUID() },
      {
        ...occurrence,
        readers: [{ userId: user.id, locale: random.pick(['nl', 'en', 'fr']) }],
        titles: { nl: title, en: title, fr: title },
      },
    );
  });
  return notificationId(notificationKinds[occurrence.kind].topic ?? '', subject);
}
