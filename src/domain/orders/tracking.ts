/** The number of characters of a parcel's tracking code or link. */
export const trackingLength = { from: 4, to: 200 } as const;
