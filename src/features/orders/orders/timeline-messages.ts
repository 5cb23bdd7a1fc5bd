import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OrderRole } from '#domain/orders/order-role.ts';
import type { Awaited, TimelineEvent } from '#domain/orders/order-timeline.ts';

/** Messages for the past entries of the timeline. */
export const timelineEventMessages: Readonly<Record<TimelineEvent, MessageDescriptor>> = {
  paid: msg`Paid`,
  seller_delivers: msg`The seller delivers it`,
  partner_delivers: msg`By our transport partner after all`,
  shipped: msg({ message: 'Sent', context: 'parcel' }),
  handed_off: msg`Handed to the courier`,
  arrived: msg`Arrived or picked up`,
  complaint: msg`Complaint`,
  unconfirmed: msg`Receipt not reported: we look into it`,
  withdrawn: msg`Buyer withdrew from the purchase`,
  withdrawal_settled: msg`Withdrawal settled`,
  confirmed: msg`Receipt confirmed`,
  handed_over: msg`Handed over in person`,
  released: msg`Counts as received`,
  settled: msg`Complaint settled`,
  cancelled: msg`Cancelled`,
  not_sent: msg`Cancelled: not sent in time`,
  paid_out: msg`Seller paid`,
  charged_back: msg`Payment charged back by the buyer’s bank`,
};

const forBoth = {
  parcel: msg`The parcel is on its way`,
  parcel_problem: msg`We are looking into what happened to the parcel`,
  appointment: msg`Agree on a time for the handover`,
  meeting: msg`Handover`,
  transport: msg`Agree on a day for the transport`,
  driver: msg`The transport partner delivers it`,
  case: msg`The complaint is in progress`,
  withdrawal: msg`The withdrawal is in progress`,
  decision: msg`We decide`,
  appeal: msg`Appeal possible`,
};

const awaited: Readonly<Record<OrderRole, Readonly<Record<Awaited, MessageDescriptor>>>> = {
  BUYER: {
    ...forBoth,
    shipment: msg`The seller sends the parcel`,
    hand_off: msg`The seller hands it to the courier`,
    confirmation: msg`Confirm receipt`,
    payout: msg`The seller is paid`,
    seller_answer: msg`The seller replies`,
    buyer_answer: msg`Reply to the seller`,
    hand_over_answer: msg`The seller confirms whether you received it`,
    return: msg`Send the product back`,
    return_arrival: msg`Report when the product has reached the seller`,
    return_check: msg`The seller confirms that the product is back`,
  },
  SELLER: {
    ...forBoth,
    shipment: msg`Send the parcel`,
    hand_off: msg`Hand it to the courier`,
    confirmation: msg`The buyer confirms receipt`,
    payout: msg`Your payout`,
    seller_answer: msg`Reply to the complaint`,
    buyer_answer: msg`The buyer replies`,
    hand_over_answer: msg`Confirm whether the buyer received it`,
    return: msg`The buyer sends the product back`,
    return_arrival: msg`The product is on its way back to you`,
    return_check: msg`Confirm that you have the product back`,
  },
};

/** Messages for what an order waits for, by side. */
export function awaitedMessage(role: OrderRole, what: Awaited): MessageDescriptor {
  return awaited[role][what];
}
