import type { Kysely } from 'kysely';
import { promises } from '#domain/promises/promises.ts';
import { scopeOf } from '../../command.ts';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import {
  CarrierRefusal,
  type Parcel,
  type ParcelPlace,
  type ParcelRequest,
} from '../../outside/carrier/carrier.ts';
import { setDeadline } from '../../process/deadlines.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { lineOfDelivery } from '../orders/public/lines.ts';
import type { OwnDelivery } from '../orders/public/own-lines.ts';
import { clearAddressRefused, recordAddressRefused, recordParcel } from '../orders/public/record-delivery.ts';
import { cancelParcel } from './cancel-parcel.ts';
import { parcelChanged } from './events.ts';
import { parcelPath } from './links.ts';

type Line = OwnDelivery['line'];

const minute = 60 * 1000;
/** Milliseconds until a refused announcement is retried. */
const tryEvery = promises.sending.labelRetryHours * 60 * minute;

/** Milliseconds between two status checks of a parcel; in the demo a delivery takes minutes instead of hours. */
export function checkInterval(isDemo: boolean): number {
  return isDemo ? minute : 4 * 60 * minute;
}

/** Whether a parcel still needs its label. */
function isWaiting({ delivery }: Line): boolean {
  const { delivery_type: type, status, shipped_at: shipped } = delivery;
  return type === 'post_transport' && status === 'PENDING' && shipped === null;
}

async function senderOf(db: Kysely<Database>, { product }: Line): Promise<ParcelPlace | null> {
  const seller = await db
    .selectFrom('sellers')
    .select(['name', 'street', 'house_number', 'house_number_extension', 'postcode', 'city', 'country'])
    .where('id', '=', product.seller_id)
    .executeTakeFirst();
  if (seller === undefined) return null;
  const { house_number: houseNumber, house_number_extension: houseNumberExtension, ...rest } = seller;
  return { ...rest, houseNumber, houseNumberExtension };
}

/**
 * Announces a parcel to the carrier and stores its label and its link; idempotent. An announcement that the carrier
 * refuses, mostly because of an address, is retried later: sellers may correct their address, or send the parcel
 * themselves. Without a carrier nothing happens: the seller sends the parcel with a label of their own. Throws
 * CarrierError when the carrier can't be reached.
 */
export async function announceParcel(deps: ServerDeps, deliveryId: string): Promise<void> {
  const { db, config, secrets, carrier } = deps;
  const line = await lineOfDelivery(db, deliveryId);
  if (line === undefined) return;
  // The carrier may have taken it at an earlier attempt.
  if (line.delivery.status === 'CANCELLED') return await cancelParcel(deps, deliveryId);
  if (!isWaiting(line)) return;
  if (!carrier.isConfigured) return await forgetRefusal(deps, deliveryId);
  const from = await senderOf(db, line);
  const address = line.order.shipping_address;
  if (from === null || address === null) return await refuse(deps, deliveryId);
  const to = { ...address, name: address.companyName || `${address.firstName} ${address.lastName}` };
  const webhookUrl = new URL(parcelPath(secrets, 'webhook', deliveryId), config.publicUrl).href;
  const parcel = await create(deps, { reference: deliveryId, from, to, webhookUrl });
  if (parcel === null) await refuse(deps, deliveryId);
  else await keepParcel(deps, deliveryId, parcel);
}

/** Announces a parcel; null if the carrier refuses it. */
async function create({ carrier, log }: ServerDeps, request: ParcelRequest): Promise<Parcel | null> {
  try {
    return await carrier.create(request);
  } catch (error) {
    if (!(error instanceof CarrierRefusal)) throw error;
    log.warn({ err: error, delivery: request.reference }, 'the carrier does not take a parcel');
    return null;
  }
}

/** Clears the refusal of a carrier that is no longer configured: nobody can correct it. */
async function forgetRefusal({ db }: ServerDeps, deliveryId: string): Promise<void> {
  await clearAddressRefused(db, deliveryId);
}

/** Handles a missing or rejected address: notifies both sides the first time, and schedules a retry. */
async function refuse({ db, bus, clock }: ServerDeps, deliveryId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const scope = scopeOf(tx, bus, clock.now());
    const line = await lineOfDelivery(tx, deliveryId, 'lock');
    if (line === undefined || !isWaiting(line)) return;
    const dueAt = new Date(scope.now.getTime() + tryEvery);
    await setDeadline(tx, { kind: 'shipment_announce', subjectId: deliveryId, dueAt });
    if (line.delivery.address_refused_at !== null) return;
    await recordAddressRefused(tx, deliveryId, scope.now);
    for (const side of ['buyer', 'seller'] as const)
      await scope.emit(parcelChanged, { orderProductId: line.product.id, what: 'ADDRESS', side });
  });
}

/** Stores a parcel with its label; cancels it if the order was cancelled in the meantime. */
async function keepParcel(deps: ServerDeps, deliveryId: string, parcel: Parcel): Promise<void> {
  const { shipmentId, code, trackingUrl } = parcel;
  const isCancelled = await inTransaction(deps.db, async (tx) => {
    const scope = scopeOf(tx, deps.bus, deps.clock.now());
    const line = await lineOfDelivery(tx, deliveryId, 'lock');
    if (line === undefined) return false;
    const row = { delivery_id: deliveryId, shipment_id: shipmentId, code };
    const stored = await tx
      .insertInto('shipments')
      .values({ ...row, created_at: scope.now, updated_at: scope.now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('delivery_id')
      .executeTakeFirst();
    // Announced before a crash; or the seller has sent it with a link of their own meanwhile.
    if (stored === undefined || !isWaiting(line)) return line.delivery.status === 'CANCELLED';
    const labelUrl = new URL(parcelPath(deps.secrets, 'label', deliveryId), deps.config.publicUrl).href;
    await recordParcel(scope, deliveryId, { code, trackingUrl, labelUrl });
    const dueAt = new Date(scope.now.getTime() + checkInterval(deps.config.demo));
    await setDeadline(tx, { kind: 'shipment_look', subjectId: deliveryId, dueAt });
    await scope.emit(parcelChanged, { orderProductId: line.product.id, what: 'LABEL', side: 'seller' });
    return false;
  });
  if (isCancelled) await cancelParcel(deps, deliveryId);
}
