import type { OwnTransport } from '#domain/delivery/delivery-options.ts';

/** A seller's agreement with the shop to deliver the products themselves at this price; most sellers have none. */
export interface SellerTransportTable {
  seller_id: string;
  type: OwnTransport['type'];
  /** 0 for free transport. */
  price_cents: number;
}

export interface DeliveryTables {
  seller_transport: SellerTransportTable;
}
