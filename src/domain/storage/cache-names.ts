/** Caches of Cache Storage; Workbox names that of the build by itself. */
export const cacheNames = {
  /** Photos of products for sale; deleted first when the device runs out of space. */
  listingPhotos: 'hervonden-listing-photos',
  /** The seller's own unpublished photos. */
  ownPhotos: 'hervonden-own-photos',
  /** Files that are fetched when a screen is opened. */
  onDemand: 'hervonden-on-demand',
  /** The files of the build before, for pages that are still open. */
  previousBuild: 'hervonden-previous-build',
  /** The data of the push subscription. */
  push: 'hervonden-push',
} as const;
