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

/** The final problems of a parcel. */
export type ParcelTrouble = 'lost' | 'returned';

export interface ParcelState {
  /** Whether the carrier has received the parcel. Every scan implies it. */
  readonly isShipped: boolean;
  readonly isDelivered: boolean;
  readonly trouble: ParcelTrouble | null;
  /** Whether no more scans will follow. */
  readonly isOver: boolean;
}

/**
 * Returns the state that results from all scans of a parcel, regardless of order and repetitions. A returned parcel
 * counts as not delivered. A lost parcel that is delivered later counts as delivered.
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
    // A lost parcel may still be found; a returned one is reported once.
    isOver: isDelivered || kinds.has('returned'),
  };
}
