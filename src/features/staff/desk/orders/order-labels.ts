import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DeliveryStatus } from '#domain/orders/delivery-life-cycle.ts';
import type { TransactionStatus } from '#domain/payments/transaction.ts';

export const deliveryStatusLabels: Readonly<Record<DeliveryStatus, MessageDescriptor>> = {
  PENDING: msg`To be delivered`,
  ARRIVED: msg`Arrived`,
  HANDED_OFF: msg`With the courier`,
  CONFIRMED: msg`Receipt confirmed`,
  IN_REVIEW: msg`Complaint`,
  CANCELLED: msg`Cancelled`,
};

export const paymentStatusLabels: Readonly<Record<TransactionStatus, MessageDescriptor>> = {
  created: msg({ message: 'Open', context: 'state' }),
  reserved: msg`With the bank`,
  expired: msg`Expired`,
  cancelled: msg`Cancelled`,
  failed: msg`Failed`,
  completed: msg`Paid`,
  refunded: msg`Refunded`,
  chargeback: msg`Charged back`,
};

const steps: Readonly<Record<string, MessageDescriptor>> = {
  order_placed: msg`Order placed`,
  ledger_paid: msg`Payment received, money held`,
  ledger_released: msg`Money released`,
  ledger_refunded: msg`Money returned to the buyer`,
  ledger_partly_refunded: msg`Part of the money returned to the buyer`,
  ledger_charged_back: msg`Charged back by the bank`,
  ledger_forfeited: msg`Seller’s share taken back: the sale ended after a chargeback`,
  ledger_paid_out: msg`Paid out to the seller`,
  ledger_payout_returned: msg`Payout returned by the bank`,
  delivery_ARRIVED: msg`Arrived`,
  delivery_HANDED_OFF: msg`Handed to the courier`,
  delivery_CONFIRMED: msg`Receipt confirmed`,
  delivery_IN_REVIEW: msg`Complaint, or nobody reported the receipt`,
  delivery_CANCELLED: msg`Cancelled`,
  staff_moved_delivery: msg`Decided by staff`,
};

/** The label of an entry in an order's history; the server's name if there is none. */
export function stepLabel(what: string): MessageDescriptor | string {
  return steps[what] ?? what;
}

const deadlines: Readonly<Record<string, MessageDescriptor>> = {
  order_clock: msg`Next step of the delivery: a reminder, a release or a cancellation`,
  payment_deadline: msg`Payment deadline`,
  transport_window: msg`Announce the time window of the transport`,
  shipment_announce: msg`Request the label from the carrier`,
  shipment_look: msg`Fetch the tracking from the carrier`,
  review_request: msg`Invite both parties to write a review`,
};

/** The label of a deadline of an order; the server's name if there is none. */
export function deadlineLabel(kind: string): MessageDescriptor | string {
  return deadlines[kind] ?? kind;
}
