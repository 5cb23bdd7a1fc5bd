import type { OwnTransport } from '#domain/delivery/delivery-options.ts';

/** What a seller agreed with the shop: bringing it themselves, for this price; nothing for most sellers. */
export interface SellerTransportTable {
  seller_id: string;
  type: OwnTransport['type'];
  /** 0 for free transport. */
  price_cents: number;
}

export interface DeliveryTables {
  seller_transport: SellerTransportTable;
}
