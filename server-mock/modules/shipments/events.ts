/** A parcel is to be announced to the carrier. Payload `{ deliveryId }`. */
export const shipmentWanted = 'shipment.wanted';
/** The status of a parcel is to be fetched from the carrier. Payload `{ deliveryId }`. */
export const shipmentLookDue = 'shipment.look_due';
/** The carrier has returned a parcel to its sender. Payload `{ orderProductId }`. */
export const parcelBack = 'shipment.parcel_back';
/** Staff have not settled a lost or returned parcel in time. Payload `{ deliveryId }`. */
export const parcelOverdue = 'shipment.parcel_overdue';
/** A parcel changed, for one side. Payload `{ orderProductId, what, side }`, `what` being one of `parcelChanges`. */
export const parcelChanged = 'shipment.parcel_moved';

export const parcelChanges = ['LABEL', 'LOST', 'RETURNED', 'ADDRESS'] as const;
export type ParcelChange = (typeof parcelChanges)[number];
