import { readFileSync } from 'node:fs';
import path from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type UserConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { browserScreens } from './scripts/build/browser-screens.ts';
import { buildApp } from './scripts/build/build-app.ts';
import { earlyScript } from './scripts/build/early-script.ts';
import { macroPlugins } from './scripts/build/macro-plugins.ts';
import { offlineFiles } from './scripts/build/offline-files.ts';
import {
  clientEntryNames,
  clientOutput,
  serverOutput,
  withoutExpectedWarnings,
  withoutStart,
  workerOutput,
} from './scripts/build/output.ts';
import { pwaOptions } from './scripts/build/pwa-options.ts';
import { queriesHash } from './scripts/build/queries-hash.ts';
import { routerOptions } from './scripts/build/router-options.ts';
import { smallIcons } from './scripts/build/small-icons.ts';
import { startFiles } from './scripts/build/start-files.ts';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** Dependencies that the development server would otherwise discover late, which reloads the page. */
const foundAtTheStart = [
  'comlink',
  'browser-image-compression',
  'rxdb',
  'rxdb/plugins/storage-dexie',
  'rxjs',
  'idb',
  'graphql-ws',
];

// Warnings of libraries, such as RxDB's advertisement (docs/decisions/0029), are not for visitors. The app itself does
// not write to the console.
const treeshake = { manualPureFunctions: ['console.warn'] };

const outDir = process.env.BUILD_DIR || 'dist';
const offline = offlineFiles();

// RxJS, Dexie and Workbox ship builds for current browsers; their default builds are written for older ones. RxJS names
// its own by the condition `es2015`.
const currentBuilds = [
  { find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.min.mjs' },
  { find: /^workbox-window$/, replacement: 'workbox-window/build/workbox-window.prod.mjs' },
];

const settings = (command: 'build' | 'serve'): UserConfig => ({
  envDir: false,
  plugins: [
    browserScreens(),
    tanstackRouter(routerOptions),
    react(),
    ...macroPlugins(),
    smallIcons(),
    startFiles(),
    earlyScript(),
    offline.collect,
    // React Aria includes its own texts in 34 languages; the shop has three.
    optimizeLocales.vite({ locales: ['nl', 'en', 'fr'] }),
    VitePWA(pwaOptions(offline)),
  ],
  resolve: { conditions: ['es2015', ...defaultClientConditions], alias: currentBuilds },
  define: {
    'import.meta.env.APP_VERSION': JSON.stringify(process.env.APP_VERSION ?? version),
    'import.meta.env.ANSWERS_SHAPE': JSON.stringify(queriesHash()),
  },
  worker: {
    format: 'es',
    rolldownOptions: { output: workerOutput, treeshake, onLog: withoutExpectedWarnings },
  },
  build: {
    target: 'baseline-widely-available',
    sourcemap: false,
    manifest: true,
    outDir,
    // The build itself does, if the folder is one of a build (scripts/build/build-mark.ts).
    emptyOutDir: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: withoutStart },
    chunkSizeWarningLimit: 1600,
    rolldownOptions: {
      treeshake,
      output: clientOutput,
      onLog: withoutExpectedWarnings,
    },
  },
  // `vite build` builds the client, the app for server rendering (docs/decisions/0012) and the server (0070).
  builder: { buildApp: (builder) => buildApp(builder, path.resolve(outDir)) },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          input: ['index.html', 'src/app/start.tsx'],
          output: clientEntryNames,
        },
      },
    },
    ssr: {
      // One file with all dependencies, so that the server starts fast and runs React's production build.
      ...(command === 'build' && { resolve: { noExternal: true } }),
      define: { 'process.env.NODE_ENV': JSON.stringify(command === 'build' ? 'production' : 'development') },
      build: {
        outDir: `${outDir}/server`,
        copyPublicDir: false,
        manifest: false,
        minify: false,
        ssr: true,
        rolldownOptions: {
          input: 'src/entry-server.tsx',
          output: serverOutput,
        },
      },
    },
  },
  css: { modules: { generateScopedName: command === 'build' ? '[hash:base64:6]' : '[name]_[local]' } },
  optimizeDeps: { include: foundAtTheStart },
  server: { host: 'localhost' },
});

export default defineConfig(({ command }) => {
  // NODE_ENV is a setting of the server here, but Vite would take it for the build mode. Every build is a production
  // build.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return settings(command);
});
