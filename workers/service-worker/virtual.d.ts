/** Made by scripts/build/offline-files.ts from the route manifest and the files of the build. */
declare module 'virtual:offline-files' {
  export const offlineFiles: import('#src/route-manifest/offline-files.ts').OfflineFiles;
}
