import type { EmailWriter, EmailWriters } from '../../process/email-writer.ts';
import { lineOfOrderProduct } from '../orders/public/lines.ts';
import { titleFor } from '../products/title-view.ts';
import { transportUpdates } from './events.ts';
import { latestProposal, loadPlanning, refusedDay } from './store.ts';
import { transportMail } from './transport-mail.ts';

const write: EmailWriter = async ({ db, config }, { kind, subject, detail, path, locale }) => {
  const line = await lineOfOrderProduct(db, subject);
  const [side, change] = detail.split(' ');
  const update = kind === 'transport_tomorrow' ? 'WINDOW' : transportUpdates.find((one) => one === change);
  if (line === undefined || update === undefined) return null;
  const planning = await loadPlanning(db, line.delivery.id);
  // After a refusal the day is taken back; without an answer it stays chosen, and only support can help.
  const what = update === 'FAILED' && planning.state === 'waiting_on_seller' ? 'REFUSED' : update;
  const latest = latestProposal(planning);
  const { product_id: productId, title: fallback } = line.product;
  const facts = {
    title: await titleFor(db, { productId, fallback }, locale),
    dates: latest?.dates ?? [],
    day: planning.shippingDate ?? latest?.selectedDate ?? refusedDay(planning),
    pickupWindow: planning.pickupWindow,
    address: new URL(path, config.publicUrl).href,
  };
  return transportMail({ side: side === 'buyer' ? 'buyer' : 'seller', what }, facts, locale);
};

export const transportEmails: EmailWriters = { transport_changed: write, transport_tomorrow: write };
