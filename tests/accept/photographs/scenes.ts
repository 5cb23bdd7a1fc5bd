import { accept, answer, change, complain, decide, propose } from './case-acts.ts';
import { changeWithdrawal, chargeBack, releasePayout, withdraw } from './money-acts.ts';
import {
  acceptPickup,
  announce,
  arrive,
  asGuest,
  cancel,
  confirm,
  handOff,
  proposePickup,
  provePickup,
  review,
  ship,
} from './order-acts.ts';
import type { Scene, Step } from './stage.ts';

const complained = [
  { daysAgo: 5, act: arrive },
  { daysAgo: 4, act: complain },
] as const;
const disputed = [...complained, { daysAgo: 3, act: answer }] as const;
const escalated = [...disputed, { daysAgo: 2, act: change('buyer', 'escalate') }] as const;
const returning = [...disputed, { daysAgo: 2.5, act: propose(true) }, { daysAgo: 2, act: accept }] as const;

const withdrawn = [
  { daysAgo: 8, act: arrive },
  { daysAgo: 6, act: withdraw },
] as const;
const sentBack = [
  ...withdrawn,
  { daysAgo: 4, act: changeWithdrawal('buyer', 'send_back', '3SRETR204815377') },
] as const;
const paidOut = [
  { daysAgo: 19, act: arrive },
  { daysAgo: 18, act: confirm },
  // At least two bank days after the confirmation, whatever weekend or holiday falls in between.
  { daysAgo: 10, act: releasePayout },
] as const;

type Plan = Omit<Scene, 'seller' | 'isGuest'>;
const privateSale = (plan: Plan): Scene => ({ ...plan, seller: 'private', isGuest: false });
const traderSale = (plan: Plan): Scene => ({ ...plan, seller: 'trader', isGuest: false });
const guestSale = (plan: Plan): Scene => ({ ...plan, seller: 'private', isGuest: true });

const parcel = (name: string, boughtDaysAgo: number, steps: readonly Step[]) =>
  privateSale({ name, boughtDaysAgo, steps, type: 'post_transport' });
const pickup = (name: string, boughtDaysAgo: number, steps: readonly Step[]) =>
  privateSale({ name, boughtDaysAgo, steps, type: 'pickup_transport' });

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
  parcel('parcel-lost', 12, [{ daysAgo: 11.9, act: announce('lost') }]),
  parcel('parcel-returned', 7, [{ daysAgo: 6.9, act: announce('returned') }]),
  pickup('pickup-to-arrange', 1, []),
  pickup('pickup-proposed', 2, [{ daysAgo: 1, act: proposePickup }]),
  pickup('pickup-arranged', 2, [
    { daysAgo: 1, act: proposePickup },
    { daysAgo: 0.5, act: acceptPickup },
  ]),
  pickup('pickup-proved', 3, [
    { daysAgo: 2, act: proposePickup },
    { daysAgo: 1.5, act: acceptPickup },
    { daysAgo: 0.2, act: provePickup },
  ]),
  pickup('pickup-received', 3, [
    { daysAgo: 2, act: arrive },
    { daysAgo: 1, act: confirm },
  ]),
  pickup('pickup-cancelled', 3, [{ daysAgo: 2, act: cancel }]),
  privateSale({ name: 'courier-to-plan', type: 'brenger_transport', boughtDaysAgo: 1, steps: [] }),
  privateSale({ name: 'courier-overdue', type: 'brenger_transport', boughtDaysAgo: 35, steps: [] }),
  privateSale({ name: 'own-courier-to-hand-over', type: 'frl_transport', boughtDaysAgo: 1, steps: [] }),
  privateSale({
    ...{ name: 'own-courier-on-its-way', type: 'frl_transport', boughtDaysAgo: 3 },
    steps: [{ daysAgo: 1, act: handOff }],
  }),
  // The seller has three working days to answer.
  pickup('case-open', 3, [
    { daysAgo: 2, act: arrive },
    { daysAgo: 1, act: complain },
  ]),
  pickup('case-negotiating', 6, disputed),
  pickup('case-proposal', 6, [...disputed, { daysAgo: 2, act: propose(false) }]),
  pickup('case-agreed', 6, [...disputed, { daysAgo: 2, act: propose(false) }, { daysAgo: 1, act: accept }]),
  pickup('case-return-to-send', 6, returning),
  pickup('case-return-sent', 6, [
    ...returning,
    { daysAgo: 1, act: change('buyer', 'send_back', '3SHVD123') },
  ]),
  pickup('case-return-arrived', 6, [
    ...returning,
    { daysAgo: 1, act: change('buyer', 'send_back', '3SHVD123') },
    { daysAgo: 0.5, act: change('buyer', 'arrive_back') },
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
  pickup('paid-out', 20, paidOut),
  traderSale({ name: 'payout-failed', type: 'pickup_transport', boughtDaysAgo: 20, steps: paidOut }),
  pickup('charged-back', 6, [
    { daysAgo: 5, act: arrive },
    { daysAgo: 4, act: confirm },
    { daysAgo: 3, act: chargeBack },
  ]),
  traderSale({
    ...{ name: 'withdrawal-asked', type: 'pickup_transport', boughtDaysAgo: 2 },
    steps: [{ daysAgo: 1, act: withdraw }],
  }),
  traderSale({
    ...{ name: 'withdrawal-return-pending', type: 'brenger_transport', boughtDaysAgo: 10 },
    steps: withdrawn,
  }),
  traderSale({
    ...{ name: 'withdrawal-sent-back', type: 'brenger_transport', boughtDaysAgo: 10 },
    steps: sentBack,
  }),
  traderSale({
    ...{ name: 'withdrawal-with-staff', type: 'brenger_transport', boughtDaysAgo: 10 },
    steps: [
      ...sentBack,
      { daysAgo: 2, act: changeWithdrawal('seller', 'contest', 'Er zit een diepe kras in het blad.') },
    ],
  }),
  traderSale({
    ...{ name: 'withdrawal-refunded', type: 'brenger_transport', boughtDaysAgo: 10 },
    steps: [...sentBack, { daysAgo: 2, act: changeWithdrawal('seller', 'receive_back') }],
  }),
  guestSale({ name: 'guest-open', type: 'pickup_transport', boughtDaysAgo: 1, steps: [] }),
  guestSale({
    ...{ name: 'guest-arrived', type: 'pickup_transport', boughtDaysAgo: 4 },
    steps: [{ daysAgo: 2, act: arrive }],
  }),
  guestSale({
    ...{ name: 'guest-complained', type: 'pickup_transport', boughtDaysAgo: 4 },
    steps: [
      { daysAgo: 3, act: arrive },
      { daysAgo: 2, act: asGuest('dispute') },
    ],
  }),
  guestSale({
    ...{ name: 'guest-confirmed', type: 'pickup_transport', boughtDaysAgo: 4 },
    steps: [
      { daysAgo: 3, act: arrive },
      { daysAgo: 1, act: asGuest('confirm') },
    ],
  }),
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
