import type { DeliveryType } from '#domain/orders/delivery-method.ts';
import { scanParcel } from '#tests/factories/scan-parcel.ts';
import type { ApiHarness } from '#tests/setup/api-harness.ts';

/** Who acts in a scene; `colleague` is a second member of staff. */
export type Person = 'buyer' | 'seller' | 'staff' | 'colleague';

export interface Stage {
  readonly api: ApiHarness;
  readonly orderUuid: string;
  readonly deliveryUuid: string;
  /** Runs a mutation as one of the people and returns its answer. Throws when it is refused. */
  run(who: Person, mutation: string): Promise<Readonly<Record<string, unknown>>>;
  /** The case of the order. Throws when there is none. */
  caseUuid(): Promise<string>;
}

interface Step {
  /** Days before the photographs. */
  readonly daysAgo: number;
  readonly act: (stage: Stage) => Promise<unknown>;
}

/** One photographed order, in the state that its steps lead to. */
export interface Scene {
  readonly name: string;
  readonly type: DeliveryType;
  readonly boughtDaysAgo: number;
  readonly steps: readonly Step[];
}

const day = 24 * 60 * 60 * 1000;

const status = (who: Person, flag: string) => (stage: Stage) =>
  stage.run(who, `updateDeliveryStatus(uuid: "${stage.deliveryUuid}", ${flag})`);
const ship = ({ api, deliveryUuid }: Stage) => scanParcel(api, deliveryUuid);
const arrive = status('seller', 'hasArrived: true');
const handOff = status('seller', 'isHandedOff: true');
const confirm = status('buyer', 'isConfirmed: true');
const cancel = status('staff', 'isCancelled: true');

const complain = (stage: Stage) =>
  stage.run(
    'buyer',
    `openCase(orderUuid: "${stage.orderUuid}", reason: DAMAGED, checks: [], photos: [], wish: FULL_REFUND,
      description: "Eén van de poten is gebroken. Op de foto’s was daar niets van te zien.")`,
  );
const answer = async (stage: Stage) =>
  stage.run(
    'seller',
    `answerCase(uuid: "${await stage.caseUuid()}", photos: [], text: "Hij was heel toen hij vertrok.")`,
  );
const propose = (needsReturn: boolean) => async (stage: Stage) =>
  stage.run(
    'seller',
    `proposeInCase(uuid: "${await stage.caseUuid()}", refund: 40, needsReturn: ${needsReturn},
      ${needsReturn ? 'returnPaidBy: SELLER,' : ''} text: "Ik laat de poot maken en betaal je een deel terug.")`,
  );
const accept = async (stage: Stage) => {
  const uuid = await stage.caseUuid();
  const { proposal_id } = await stage.api.db
    .selectFrom('cases')
    .select('proposal_id')
    .where('id', '=', uuid)
    .executeTakeFirstOrThrow();
  return await stage.run('buyer', `acceptCaseProposal(uuid: "${uuid}", proposalUuid: "${proposal_id}")`);
};
const change = (who: Person, event: string, text?: string) => async (stage: Stage) =>
  stage.run(
    who,
    `changeCase(uuid: "${await stage.caseUuid()}", event: ${event}${text === undefined ? '' : `, text: "${text}"`})`,
  );
const decide = (who: Person) => async (stage: Stage) =>
  stage.run(
    who,
    `decideCase(uuid: "${await stage.caseUuid()}", refund: 40, needsReturn: false, ground: SHARED,
      text: "De schade is er, maar het stuk is goed bruikbaar.")`,
  );
const review = (who: 'buyer' | 'seller') => (stage: Stage) => {
  const ratings = `ratings: { deliveryTime: 5, itemCondition: 4, itemDescription: 4, itemWrapping: 4, platformService: 5, sellerCommunication: 5 },`;
  return stage.run(
    who,
    `writeReview(orderProductUuid: "${stage.orderUuid}",
      review: { stars: 5, feedback: "Vlot en vriendelijk contact.", ${who === 'buyer' ? ratings : ''} })`,
  );
};
const proposePickup = ({ api, deliveryUuid, run }: Stage) => {
  const at = new Date(api.server.deps.clock.now().getTime() + 2 * day);
  at.setUTCHours(13, 0, 0, 0);
  return run(
    'seller',
    `proposePickupMoments(deliveryUuid: "${deliveryUuid}", moments: ["${at.toISOString()}"])`,
  );
};
const acceptPickup = async ({ api, deliveryUuid, run }: Stage) => {
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

const complained = [
  { daysAgo: 5, act: arrive },
  { daysAgo: 4, act: complain },
] as const;
const disputed = [...complained, { daysAgo: 3, act: answer }] as const;
const escalated = [...disputed, { daysAgo: 2, act: change('buyer', 'escalate') }] as const;
const returning = [...disputed, { daysAgo: 2.5, act: propose(true) }, { daysAgo: 2, act: accept }] as const;

const parcel = (name: string, boughtDaysAgo: number, steps: readonly Step[]): Scene => ({
  ...{ name, boughtDaysAgo, steps, type: 'post_transport' },
});
const pickup = (name: string, boughtDaysAgo: number, steps: readonly Step[]): Scene => ({
  ...{ name, boughtDaysAgo, steps, type: 'pickup_transport' },
});

/** Every state in the life cycle of an order. */
export const scenes: readonly Scene[] = [
  parcel('parcel-to-send', 1, []),
  parcel('parcel-last-day', 5, []),
  parcel('parcel-late', 8, []),
  parcel('parcel-ended-unsent', 12, []),
  parcel('parcel-sent', 3, [{ daysAgo: 1, act: ship }]),
  parcel('parcel-arrived', 4, [
    { daysAgo: 3, act: ship },
    { daysAgo: 1, act: arrive },
  ]),
  parcel('parcel-released-by-silence', 9, [
    { daysAgo: 8, act: ship },
    { daysAgo: 6, act: arrive },
  ]),
  parcel('parcel-confirmed', 4, [
    { daysAgo: 3, act: ship },
    { daysAgo: 2, act: arrive },
    { daysAgo: 1, act: confirm },
  ]),
  pickup('pickup-to-arrange', 1, []),
  pickup('pickup-proposed', 2, [{ daysAgo: 1, act: proposePickup }]),
  pickup('pickup-arranged', 2, [
    { daysAgo: 1, act: proposePickup },
    { daysAgo: 0.5, act: acceptPickup },
  ]),
  pickup('pickup-received', 3, [
    { daysAgo: 2, act: arrive },
    { daysAgo: 1, act: confirm },
  ]),
  pickup('pickup-cancelled', 3, [{ daysAgo: 2, act: cancel }]),
  { name: 'courier-to-plan', type: 'brenger_transport', boughtDaysAgo: 1, steps: [] },
  { name: 'courier-overdue', type: 'brenger_transport', boughtDaysAgo: 35, steps: [] },
  { name: 'own-courier-to-hand-over', type: 'frl_transport', boughtDaysAgo: 1, steps: [] },
  {
    ...{ name: 'own-courier-on-its-way', type: 'frl_transport', boughtDaysAgo: 3 },
    steps: [{ daysAgo: 1, act: handOff }],
  },
  pickup('case-open', 6, complained),
  pickup('case-negotiating', 6, disputed),
  pickup('case-proposal', 6, [...disputed, { daysAgo: 2, act: propose(false) }]),
  pickup('case-agreed', 6, [...disputed, { daysAgo: 2, act: propose(false) }, { daysAgo: 1, act: accept }]),
  pickup('case-return-to-send', 6, returning),
  pickup('case-return-sent', 6, [
    ...returning,
    { daysAgo: 1, act: change('buyer', 'send_back', '3SHVD123') },
  ]),
  pickup('case-escalated', 6, escalated),
  pickup('case-decided', 6, [...escalated, { daysAgo: 1, act: decide('staff') }]),
  pickup('case-appealed', 6, [
    ...escalated,
    { daysAgo: 1.5, act: decide('staff') },
    { daysAgo: 1, act: change('buyer', 'appeal', 'De poot is niet te maken, zie de foto’s.') },
  ]),
  pickup('case-appeal-decided', 6, [
    ...escalated,
    { daysAgo: 1.5, act: decide('staff') },
    { daysAgo: 1, act: change('buyer', 'appeal', 'De poot is niet te maken, zie de foto’s.') },
    { daysAgo: 0.5, act: decide('colleague') },
  ]),
  pickup('paid-out', 20, [
    { daysAgo: 19, act: arrive },
    { daysAgo: 18, act: confirm },
  ]),
  pickup('reviewed-by-buyer', 6, [
    { daysAgo: 5, act: arrive },
    { daysAgo: 4, act: confirm },
    { daysAgo: 3, act: review('buyer') },
  ]),
  pickup('reviewed-by-both', 6, [
    { daysAgo: 5, act: arrive },
    { daysAgo: 4, act: confirm },
    { daysAgo: 3, act: review('buyer') },
    { daysAgo: 2, act: review('seller') },
  ]),
];
