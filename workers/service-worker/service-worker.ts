import { splitBuild } from './manifest-split.ts';
import {
  cacheOpenedParts,
  cachePhotoTools,
  cacheSuccessors,
  dropStaleOnDemandFiles,
  serveOnDemandFiles,
} from './on-demand.ts';
import { cachePreviousBuild, servePrecachedShell } from './precache.ts';
import { handleNotificationClick, handlePush, handleSubscriptionChange } from './push.ts';
import { cachePhotos } from './runtime-cache.ts';

declare const self: ServiceWorkerGlobalScope;

const build = splitBuild(self.__WB_MANIFEST);

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([cachePreviousBuild(build.shell), cacheSuccessors(build)]));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(dropStaleOnDemandFiles(build).then(() => self.clients.claim()));
});

servePrecachedShell(build.shell);
serveOnDemandFiles();
cachePhotos();

self.addEventListener('push', handlePush);
self.addEventListener('notificationclick', handleNotificationClick);
self.addEventListener('pushsubscriptionchange', handleSubscriptionChange);

self.addEventListener('message', (event) => {
  const type: unknown = event.data?.type;
  // A new version waits for the user's consent (src/platform/update).
  if (type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  if (type === 'KEEP_PHOTO_TOOLS') event.waitUntil(cachePhotoTools(build));
  if (type === 'KEEP_OPENED_PARTS') event.waitUntil(cacheOpenedParts(build, event.data.urls));
});
