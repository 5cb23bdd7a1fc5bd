import type { VitePWAOptions } from 'vite-plugin-pwa';
import type { offlineFiles } from './offline-files.ts';
import { webAppManifest } from './web-app-manifest.ts';

/** The service worker and the web app manifest. */
export const pwaOptions = (offline: ReturnType<typeof offlineFiles>): Partial<VitePWAOptions> => ({
  strategies: 'injectManifest',
  srcDir: 'workers/service-worker',
  filename: 'service-worker.ts',
  injectRegister: false,
  registerType: 'prompt',
  manifestFilename: 'manifest.webmanifest',
  manifest: webAppManifest,
  includeManifestIcons: false,
  injectManifest: {
    globPatterns: ['index.html', 'early.js', 'assets/**/*.{js,css,woff2,wasm}', 'icons/favicon.svg'],
    // Precaches only the shell; the service worker gets the lists of the other files from the plugin.
    manifestTransforms: [
      (entries) => ({
        manifest: entries.filter(({ url }) => !url.startsWith('assets/') || offline.isInShell(`/${url}`)),
      }),
    ],
    buildPlugins: { vite: [offline.provide] },
    maximumFileSizeToCacheInBytes: 4 * 1024 * 1024,
    rollupFormat: 'iife',
  },
});
