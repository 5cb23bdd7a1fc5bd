/** An address where the driver loads or unloads. */
interface TransportPlace {
  readonly street: string;
  readonly houseNumber: string;
  readonly houseNumberExtension: string;
  readonly postcode: string;
  readonly city: string;
  readonly country: string;
}

/** A shipment to book. Sizes are in whole centimetres, the day is YYYY-MM-DD. */
export interface TransportBooking {
  /** The id of our delivery; also the idempotency key, so that a retry books nothing twice. */
  readonly reference: string;
  readonly title: string;
  readonly day: string;
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly from: TransportPlace;
  readonly to: TransportPlace;
  /** The seller's instructions for the driver; empty if there are none. */
  readonly instructions: string;
}

/** The transport partner (Brenger). Every method may throw if it cannot be reached; a later retry may succeed. */
export interface TransportPartner {
  /** Books a shipment and returns its transport day. Throws TransportRefusal if the partner rejects it. */
  book(booking: TransportBooking): Promise<{ readonly shippingDate: string }>;
  /** Cancels a booking; does nothing if there is none. */
  cancel(reference: string): Promise<void>;
  /** Returns the day and the hours of the pickup of a shipment booked for `day`; known on the evening before. */
  pickupWindow(reference: string, day: string): Promise<PickupWindow>;
}

export interface PickupWindow {
  /** YYYY-MM-DD: another day than the booked one if the partner moved the shipment. */
  readonly day: string;
  /** Such as 08:00-12:00. */
  readonly hours: string;
}

/** The partner rejects this shipment; a retry does not help. */
export class TransportRefusal extends Error {}
