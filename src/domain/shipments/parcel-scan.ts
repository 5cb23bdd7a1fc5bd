/** The kinds of scans, in the order in which they can happen. */
export const parcelScanKinds = [
  'accepted',
  'sorted',
  'out_for_delivery',
  'delivered',
  'returning',
  'returned',
  'lost',
] as const;
export type ParcelScanKind = (typeof parcelScanKinds)[number];

export interface ParcelScan {
  readonly kind: ParcelScanKind;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Final problems of a parcel. */
export type ParcelTrouble = 'lost' | 'returned';

export interface ParcelState {
  /** The carrier has received it, which any scan implies. */
  readonly isShipped: boolean;
  readonly isDelivered: boolean;
  readonly trouble: ParcelTrouble | null;
  /** No more scans will follow. */
  readonly isOver: boolean;
}

/**
 * The status that follows from all scans of a parcel, whatever their order and repetitions. A returned parcel counts as
 * not delivered; a lost one that is delivered after all counts as delivered.
 */
export function parcelState(scans: readonly ParcelScan[]): ParcelState {
  const kinds = new Set(scans.map(({ kind }) => kind));
  const isBack = kinds.has('returned') || kinds.has('returning');
  const isDelivered = kinds.has('delivered') && !isBack;
  const trouble = isDelivered ? null : isBack ? 'returned' : kinds.has('lost') ? 'lost' : null;
  return {
    isShipped: kinds.size > 0,
    isDelivered,
    trouble,
    // A lost parcel may turn up; a returning one is reported once.
    isOver: isDelivered || kinds.has('returned'),
  };
}
