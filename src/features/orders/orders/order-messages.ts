import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DeliveryStatus } from '#domain/orders/delivery-life-cycle.ts';
import type { DeliveryType } from '#domain/orders/delivery-method.ts';
import type { MoneyPlace } from '#domain/orders/money-place.ts';
import type { OrderRole } from '#domain/orders/order-role.ts';

const names: Readonly<Record<DeliveryStatus, MessageDescriptor>> = {
  PENDING: msg`To be delivered`,
  ARRIVED: msg`Arrived`,
  HANDED_OFF: msg`With the courier`,
  CONFIRMED: msg({ id: 'order.received', message: 'Received' }),
  IN_REVIEW: msg`Complaint`,
  CANCELLED: msg`Cancelled`,
};

/**
 * The label of a delivery status in a list (ORDER-011); null for a status that this version does not know (ACCT-013).
 */
export function deliveryStatusMessage(status: string): MessageDescriptor | null {
  const known: Readonly<Record<string, MessageDescriptor>> = names;
  return known[status] ?? null;
}

const types = {
  pickup_transport: msg`The buyer collects it`,
  frl_transport: msg`By the regional courier`,
  noop_transport: msg`The seller delivers it`,
  brenger_transport: msg`By our transport partner`,
  free_transport: msg`Free delivery`,
  post_transport: msg`As a parcel`,
} satisfies Readonly<Record<DeliveryType, MessageDescriptor>>;

/** Labels in the second person for the side that acts itself. */
const ownTypes: Readonly<Record<OrderRole, Readonly<Record<DeliveryType, MessageDescriptor>>>> = {
  BUYER: { ...types, pickup_transport: msg`You collect it` },
  SELLER: { ...types, noop_transport: msg`You deliver it` },
};

/** The label of a delivery method (DELIV-004), as one side of the sale reads it. */
export function deliveryTypeMessage(role: OrderRole, type: DeliveryType): MessageDescriptor {
  return ownTypes[role][type];
}

const money: Readonly<Record<OrderRole, Readonly<Record<MoneyPlace, MessageDescriptor>>>> = {
  BUYER: {
    HELD: msg`We hold your money until you confirm receipt or the time to do so has passed.`,
    DUE: msg`The order is complete: the seller is being paid.`,
    PAID_OUT: msg`The seller has been paid.`,
    RETURNED: msg`You get your money back the same way you paid.`,
    CHARGED_BACK: msg`Your bank has reversed the payment.`,
  },
  SELLER: {
    HELD: msg`The buyer has paid. We hold the money until the buyer confirms receipt.`,
    DUE: msg`The order is complete: you will be paid out.`,
    PAID_OUT: msg`Your money has been paid out.`,
    RETURNED: msg`The money has been refunded to the buyer.`,
    CHARGED_BACK: msg`The buyer’s bank has reversed the payment.`,
  },
};

/** The texts where a partial refund took the seller's whole share. */
export const nothingDueMessages: Readonly<Record<OrderRole, MessageDescriptor>> = {
  BUYER: msg`The order is complete. What you did not get back covers the delivery and our costs; nothing of it goes to the seller.`,
  SELLER: msg`The order is complete. The refund is as high as your share of this sale or higher, so nothing is paid out to you.`,
};

/** The text about where the money is, as one side of the sale reads it. */
export function moneyMessage(role: OrderRole, place: MoneyPlace): MessageDescriptor {
  return money[role][place];
}
