import { inTransaction } from '#server/db/transaction.ts';
import { issueToken } from '#server/modules/auth/token.ts';
import { ownAddress } from '#tests/factories/orders.ts';
import { scanParcel } from '#tests/factories/scan-parcel.ts';
import type { ApiHarness } from '#tests/setup/api-harness.ts';
import type { Act } from './expected.ts';
import { transportDays } from './plan-life.ts';
import { dayAfter } from './wall-clock.ts';

/** A simulated order with the ids of its buyer and seller. */
export interface Sale {
  readonly buyerId: string;
  readonly sellerUserId: string;
  readonly orderUuid: string;
  readonly deliveryUuid: string;
}

interface Answer {
  readonly __typename: string;
  readonly errorCode?: string;
  readonly uuid?: string;
  readonly proposal?: { readonly uuid: string } | null;
  readonly dateSuggestion?: { readonly id: string | null } | null;
}

/** Creates a session for a person at the simulated time and returns its token. */
export async function tokenOf({ db, server }: ApiHarness, userId: string): Promise<string> {
  return await inTransaction(db, async (tx) => {
    const session = { userId, device: 'calendar', secondFactor: false };
    return (await issueToken(tx, session, server.deps.clock.now())).token;
  });
}

/** Calls a mutation as a person. Throws if it is refused, because plans contain only permitted actions. */
export async function call(
  api: ApiHarness,
  userId: string,
  mutation: string,
  fields = '__typename',
): Promise<Answer> {
  const token = await tokenOf(api, userId);
  const { data, errors } = await api.graphql<{ it: Answer }>(
    `mutation { it: ${mutation} { __typename ${fields} ... on Error { errorCode } } }`,
    {},
    { token, from: ownAddress() },
  );
  if (errors.length > 0 || data.it.errorCode !== undefined)
    throw new Error(`${mutation} was refused: ${JSON.stringify([data, errors])}`);
  return data.it;
}

const flags = {
  arrived: 'hasArrived: true',
  'handed off': 'isHandedOff: true',
  confirmed: 'isConfirmed: true',
  complained: 'isInReview: true, complaint: "Een poot is gebroken."',
} as const;

/** Executes one act of an order's plan, as the side that performs it. */
export async function act(api: ApiHarness, sale: Sale, { what, at, agreed = at }: Act): Promise<void> {
  const { buyerId, sellerUserId, orderUuid, deliveryUuid } = sale;
  switch (what) {
    case 'sent':
      return await scanParcel(api, deliveryUuid);
    case 'appointed':
      return await appoint(api, sale, new Date(agreed).toISOString());
    case 'planned':
      return await plan(api, sale, dayAfter(agreed, 0));
    case 'answered': {
      const uuid = await idOf(api, 'cases', orderUuid);
      await call(
        api,
        sellerUserId,
        `answerCase(uuid: "${uuid}", text: "Zo heb ik hem gekocht.", photos: [])`,
      );
      return;
    }
    case 'withdrawn':
      await call(
        api,
        buyerId,
        `declareWithdrawal(orderUuid: "${orderUuid}", name: "Noor Janssen", reason: "")`,
      );
      return;
    case 'sent back':
    case 'sent back unproved': {
      const tracking = what === 'sent back' ? '3SHERV000001' : '';
      const uuid = await idOf(api, 'withdrawals', orderUuid);
      await call(api, buyerId, `changeWithdrawal(uuid: "${uuid}", event: send_back, text: "${tracking}")`);
      return;
    }
    case 'cancelled':
      await call(api, buyerId, `cancelLateOrder(deliveryUuid: "${deliveryUuid}")`);
      return;
    default: {
      const who = what === 'arrived' || what === 'handed off' ? sellerUserId : buyerId;
      await call(api, who, `updateDeliveryStatus(uuid: "${deliveryUuid}", ${flags[what]})`);
    }
  }
}

async function idOf({ db }: ApiHarness, table: 'cases' | 'withdrawals', orderUuid: string): Promise<string> {
  const { id } = await db
    .selectFrom(table)
    .select('id')
    .where('order_product_id', '=', orderUuid)
    .executeTakeFirstOrThrow();
  return id;
}

/** The seller proposes a moment for the pickup, and the buyer accepts it. */
async function appoint(api: ApiHarness, sale: Sale, moment: string): Promise<void> {
  const { buyerId, sellerUserId, deliveryUuid } = sale;
  const given = `deliveryUuid: "${deliveryUuid}"`;
  const { proposal } = await call(
    api,
    sellerUserId,
    `proposePickupMoments(${given}, moments: ["${moment}"])`,
    '... on Pickup { proposal { uuid } }',
  );
  await call(
    api,
    buyerId,
    `acceptPickupMoment(${given}, proposalUuid: "${proposal?.uuid}", moment: "${moment}")`,
  );
}

/** Both sides agree on a day with the transport partner, which plans it at once. */
async function plan(api: ApiHarness, sale: Sale, day: string): Promise<void> {
  const { buyerId, sellerUserId, deliveryUuid } = sale;
  const now = api.server.deps.clock.now().getTime();
  const ahead = Math.round((Date.parse(day) - Date.parse(dayAfter(now, 0))) / (24 * 60 * 60 * 1000));
  const dates = transportDays(now, ahead)
    .map((date) => `"${date}"`)
    .join(', ');
  await call(api, buyerId, `startTransportPlanning(deliveryUuid: "${deliveryUuid}")`);
  const sizes = 'width: 120, height: 75, depth: 60';
  await call(api, sellerUserId, `updateTransportDimensions(uuid: "${deliveryUuid}", ${sizes})`);
  const { dateSuggestion } = await call(
    api,
    sellerUserId,
    `proposeTransportDates(brengerTransportUuid: "${deliveryUuid}", dates: [${dates}])`,
    '... on BrengerTransport { dateSuggestion { id } }',
  );
  await call(api, buyerId, `selectTransportDate(id: "${dateSuggestion?.id}", selectedDate: "${day}")`);
}
