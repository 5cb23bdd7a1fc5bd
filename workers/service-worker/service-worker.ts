import { offlineFiles } from 'virtual:offline-files';
import {
  cacheOpenedFiles,
  cachePhotoTools,
  cacheSuccessors,
  dropStaleOnDemandFiles,
  serveOnDemandFiles,
} from './on-demand.ts';
import { cachePreviousBuild, servePrecachedShell } from './precache.ts';
import { handleNotificationClick, handlePush, handleSubscriptionChange } from './push.ts';
import { cachePhotos } from './runtime-cache.ts';

declare const self: ServiceWorkerGlobalScope;

const shell = self.__WB_MANIFEST;

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([cachePreviousBuild(shell), cacheSuccessors(offlineFiles)]));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(dropStaleOnDemandFiles(offlineFiles).then(() => self.clients.claim()));
});

servePrecachedShell(shell);
serveOnDemandFiles();
cachePhotos();

self.addEventListener('push', handlePush);
self.addEventListener('notificationclick', handleNotificationClick);
self.addEventListener('pushsubscriptionchange', handleSubscriptionChange);

self.addEventListener('message', (event) => {
  const type: unknown = event.data?.type;
  // A new version waits for the user's consent (src/platform/update).
  if (type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  if (type === 'KEEP_PHOTO_TOOLS') event.waitUntil(cachePhotoTools(offlineFiles));
  if (type === 'KEEP_OPENED_PARTS')
    event.waitUntil(
      // A page that was loading while this worker became active was not claimed then, and would work without it.
      Promise.all([cacheOpenedFiles(offlineFiles, event.data.urls), self.clients.claim()]),
    );
});
