import { announceParcel } from '#server/modules/shipments/announce-parcel.ts';
import type { ParcelFate } from '#server/outside/carrier/simulator.ts';
import { scanParcel } from '#tests/factories/scan-parcel.ts';
import { day, type Person, type Stage } from './stage.ts';

const status = (who: Person, flag: string) => (stage: Stage) =>
  stage.run(who, `updateDeliveryStatus(uuid: "${stage.deliveryUuid}", ${flag})`);

export const ship = ({ api, deliveryUuid }: Stage) => scanParcel(api, deliveryUuid);
export const arrive = status('seller', 'hasArrived: true');
export const handOff = status('seller', 'isHandedOff: true');
export const confirm = status('buyer', 'isConfirmed: true');
export const cancel = status('staff', 'isCancelled: true');

/** Registers the parcel with the simulated carrier, whose scans follow as the clock advances. */
export const announce = (fate: ParcelFate) => async (stage: Stage) => {
  const { api, deliveryUuid } = stage;
  await announceParcel(api.server.deps, deliveryUuid);
  await api.db
    .updateTable('simulated_parcels')
    .set({ fate })
    .where('reference', '=', deliveryUuid)
    .executeTakeFirstOrThrow();
};

export const review = (who: 'buyer' | 'seller') => (stage: Stage) => {
  const ratings = `ratings: { deliveryTime: 5, itemCondition: 4, itemDescription: 4, itemWrapping: 4, platformService: 5, sellerCommunication: 5 },`;
  return stage.run(
    who,
    `writeReview(orderProductUuid: "${stage.orderUuid}",
      review: { stars: 5, feedback: "Vlot en vriendelijk contact.", ${who === 'buyer' ? ratings : ''} })`,
  );
};

export const proposePickup = ({ api, deliveryUuid, run }: Stage) => {
  const at = new Date(api.server.deps.clock.now().getTime() + 2 * day);
  at.setUTCHours(13, 0, 0, 0);
  return run(
    'seller',
    `proposePickupMoments(deliveryUuid: "${deliveryUuid}", moments: ["${at.toISOString()}"])`,
  );
};

export const acceptPickup = async ({ api, deliveryUuid, run }: Stage) => {
  const moment = await api.db
    .selectFrom('pickup_moments')
    .innerJoin('pickup_proposals', 'pickup_proposals.id', 'pickup_moments.proposal_id')
    .where('delivery_id', '=', deliveryUuid)
    .select(['proposal_id', 'starts_at'])
    .executeTakeFirstOrThrow();
  return await run(
    'buyer',
    `acceptPickupMoment(deliveryUuid: "${deliveryUuid}", proposalUuid: "${moment.proposal_id}",
      moment: "${moment.starts_at.toISOString()}")`,
  );
};

/** The seller enters the digits that the buyer's phone shows. */
export const provePickup = async ({ api, deliveryUuid, run, tokenOf }: Stage) => {
  const { data } = await api.graphql<{ it: { readonly code?: { readonly digits: string } | null } }>(
    'query ($deliveryUuid: String!) { it: pickup(deliveryUuid: $deliveryUuid) { ... on Pickup { code { digits } } } }',
    { deliveryUuid },
    { token: await tokenOf('buyer') },
  );
  return await run('seller', `provePickup(deliveryUuid: "${deliveryUuid}", code: "${data.it.code?.digits}")`);
};

/** A buyer without an account reports receipt or a problem with the emailed link. */
export const asGuest =
  (event: 'confirm' | 'dispute') =>
  ({ guestKey, run }: Stage) =>
    run(
      'guest',
      event === 'confirm'
        ? `changeGuestOrder(key: "${guestKey()}", event: confirm)`
        : `openGuestCase(key: "${guestKey()}", reason: OTHER, checks: [], wish: FULL_REFUND,
            description: "Eén van de poten is gebroken.")`,
    );
