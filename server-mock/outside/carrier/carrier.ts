import type { ParcelScan } from '#domain/shipments/parcel-scan.ts';

/** The sender's or the receiver's address. */
export interface ParcelPlace {
  readonly name: string;
  readonly street: string;
  readonly houseNumber: string;
  readonly houseNumberExtension: string;
  readonly postcode: string;
  readonly city: string;
  readonly country: string;
}

export interface ParcelRequest {
  /** The id of our delivery; also the idempotency key, so that a retry creates no second parcel. */
  readonly reference: string;
  readonly from: ParcelPlace;
  readonly to: ParcelPlace;
  /** The webhook that the carrier calls after a change; its content is not trusted. */
  readonly webhookUrl: string;
}

export interface Parcel {
  readonly shipmentId: string;
  /** The tracking code on the label and in the carrier's own app. */
  readonly code: string;
  /** The public tracking link. */
  readonly trackingUrl: string;
}

/** The parcel carrier. Every method throws CarrierError when it cannot be reached or its answer is malformed. */
export interface Carrier {
  /** False if there is no carrier: parcels are not announced, and sellers buy their own labels. */
  readonly isConfigured: boolean;
  /**
   * Announces a parcel, or returns the one announced before with the same reference. Throws CarrierRefusal if the
   * carrier rejects it.
   */
  create(request: ParcelRequest): Promise<Parcel>;
  /** Fetches the label to print, as a PDF. */
  label(shipmentId: string): Promise<Uint8Array>;
  /**
   * Cancels the parcel with this reference, which will not be sent, so that nobody can send it with its label or is charged
   * for it. Does nothing if there is none, or if the carrier has it already. Throws CarrierRefusal if it rejects that.
   */
  cancel(reference: string): Promise<void>;
  /** Fetches all scans so far, unordered. */
  fetchScans(shipmentId: string): Promise<readonly ParcelScan[]>;
}

/** The carrier failed or gave a malformed answer; a retry may help. The message contains no key or personal data. */
export class CarrierError extends Error {}

/** The carrier refuses this parcel, mostly because of an address; a retry only helps once that is corrected. */
export class CarrierRefusal extends Error {}
