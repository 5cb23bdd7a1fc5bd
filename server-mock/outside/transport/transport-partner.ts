/** Where the driver loads or unloads. */
interface TransportPlace {
  readonly street: string;
  readonly houseNumber: string;
  readonly houseNumberExtension: string;
  readonly postcode: string;
  readonly city: string;
  readonly country: string;
}

/** What the partner is to bring. Sizes in whole centimetres, the day as YYYY-MM-DD. */
export interface TransportBooking {
  /** Our delivery: also the idempotency key, so that asking again books nothing twice. */
  readonly reference: string;
  readonly title: string;
  readonly day: string;
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly from: TransportPlace;
  readonly to: TransportPlace;
  /** The seller's words for the driver; empty without. */
  readonly instructions: string;
}

/** The transport partner (Brenger). Every method may throw when it cannot be reached: asking again later may help. */
export interface TransportPartner {
  /** Books a shipment and answers the day on which it is carried. Throws TransportRefusal for one that it won't take. */
  book(booking: TransportBooking): Promise<{ readonly shippingDate: string }>;
  /** Ends a booking; one that there is not, or no more, is fine. */
  cancel(reference: string): Promise<void>;
  /** The hours in which the driver comes, such as 08:00-12:00; known on the evening before. */
  pickupWindow(reference: string, day: string): Promise<string>;
}

/** The partner answered that it does not take this shipment: asking again changes nothing. */
export class TransportRefusal extends Error {}
