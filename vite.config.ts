import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import babel from '@rolldown/plugin-babel';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Rolldown, type UserConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { pageGroups, togetherGroups } from './scripts/chunk-groups.ts';
import { frenchSpaces } from './scripts/french-spaces.ts';
import { knownLanguage } from './scripts/known-language.ts';
import { quietStorage } from './scripts/quiet-storage.ts';
import { startFiles } from './scripts/start-files.ts';
import { webAppManifest } from './scripts/web-app-manifest.ts';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/**
 * A hash of all queries of the app: the persisted query cache survives a release whose queries have the same fields.
 */
function answersShape(): string {
  const hash = createHash('sha256');
  for (const file of globSync('src/**/*.graphql').sort()) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

// Chunks that only a seller needs, and only after choosing a photo. They are not part of the shell that every visitor
// downloads; the service worker caches them at first use (workers/service-worker/on-demand.ts).
const photoWorkerFiles = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/worker.[name]-[hash:7].js',
  assetFileNames: 'assets/worker.[name]-[hash:7][extname]',
};

// What every page needs before it runs, in few files: forty small ones compress worse and cost a request each. The
// files are evaluated one after the other (src/main.ts), each in a task of its own. The imports of each file are in
// the same or an earlier one, so that no other file can be part of an import cycle with it.
const layer = (name: string, test: RegExp) => ({ name, test, tags: ['$initial' as const] });
// A module belongs to the first group that matches it.
const chunkGroups = [
  {
    name: 'main',
    test: /\/index\.html|src\/main\.ts$|src\/platform\/pause\/|vite\/preload-helper/,
    includeDependenciesRecursively: false,
  },
  // The styles of the kit, the market components and the shell in one style sheet: a server-rendered page waits only
  // for its styles, and on a phone a request costs more than some kilobytes. Excludes what only accounts and open
  // dialogs show.
  {
    name: 'looks',
    test: /src\/(ui\/kit(?!\/(copy-link|age-note|range-slider|sheet-full))|ui\/market(?!\/(account|form-parts|photo-|viewings|quick-view|qr-code|cart-sums|countdown))|app\/shell)\/.*\.css$/,
    includeDependenciesRecursively: false,
  },
  layer('react', /node_modules\/(react|react-dom|scheduler)\/|layers\/react\.ts/),
  layer('router', /node_modules\/@tanstack\/|layers\/router\.ts/),
  layer('libraries', /node_modules\/|layers\/libraries\.ts/),
  layer('first', /./),
  { name: 'queries', test: /node_modules\/@tanstack\//, minShareCount: 2 },
  ...togetherGroups,
  // The bell with its count, and the small account modules that many screens import.
  {
    name: 'signed-in',
    test: /src\/(app\/shell\/(signed-in-icons|notification-bell|waiting-count)|data\/notifications\/(notification-list|use-notifications)|features\/(notifications\/unread-badge|auth\/(use-session|open-gates)))\.tsx?$/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'notification-settings',
    test: /src\/features\/notifications\/settings\/(group-labels|settings\.module)\.|src\/data\/notifications\/notification-settings\./,
    includeDependenciesRecursively: false,
  },
  // Tiny modules that several pages share: as thirty files of half a kilobyte they would cost a request each, and a
  // phone would evaluate them during hydration.
  {
    name: 'icons',
    test: /node_modules\/lucide-react\/|src\/domain\/constants\/contact\.ts/,
    minShareCount: 2,
  },
  // The entry lists every file that a screen needs. A dozen rules of a line or two would take more bytes there than
  // the rules do in one file.
  {
    name: 'trade-rules',
    test: /src\/domain\/(bid\/bid-role|money\/(cents|pricing)|product\/product-status|orders\/(?!order-(clock|timeline|days)|delivery-(life-cycle|change))|payments\/payment-end|transports\/|delivery\/(wadden|step-two)|staff\/)/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // The same for what the screens of orders and payments share.
  {
    name: 'trade-parts',
    test: /src\/(features|domain)\/(orders|checkout)\/|src\/features\/cart\/(bought|checkout-steps)/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  { name: 'streams', test: /node_modules\/rxjs\//, minShareCount: 2 },
  ...pageGroups,
];

// Features and routes that the service worker caches only after they were opened
// (workers/service-worker/manifest-split.ts). Chunks shared by their screens get arbitrary names, so they are marked
// with "rare".
const rareRooms = new RegExp(
  [
    'features/navigation/admin-toggle|features/(cases|chats|content|newsletter|reports|subscriptions|staff(-desk)?|wanted-items|orders|reviews|photo-credits|account-lists|watches|push|seller-data|suggestions|privacy|transports|pickups|payouts|shipments|withdrawals)/',
    // Signing in and the sales of sellers need the server; the auth panel itself says so when it is offline.
    'features/auth/(screens/(?!not-here)|security/|(auth-(form|calls|checks|messages)|email-field|password-|panel-frame|mail-calls))',
    'features/auth/auth\\.gen|domain/account/(password|sign-up)',
    'features/auth/(passkey|use-(attempt|passkey)|signed-in-note|lead-on|enter-account)',
    'features/account/(dashboard|month-bars|picks)|features/my-products/(my-product-(list|page)|my-products-query|bulk-actions)',
    'features/consent/(consent-banner|consent-settings|consent\\.module|use-consent)|(features|domain)/listing-content/',
    'data/(download-file|complaints/(?!forget))|data/tracking/(event-age|page-view|pixel|tracker|tag-manager|visit|watch-tiles|tracking\\.gen)',
    'features/notifications/settings/|routes/(account/notification-settings|notifications-unsubscribe)',
    'features/addresses/(address-entry|use-address-search|place-form)|features/delivery/(?!delivery-costs)',
    'features/cart/(cart-delivery|delivery-|sold-out|bought-cart|checkout-steps)|features/checkout/|domain/checkout/|domain/payments/',
    'routes/(cart-delivery|cart-by-id|cart-slots|checkout|guest-order)|domain/delivery/(?!delivery-methods)',
    'domain/(cases|chat|dac7|wanted|orders|dashboard|csv|report|reviews|seller|staff|subscription|suggestion|transports|pickups|payouts|shipments|withdrawals)/|routes/content/',
    'domain/bid/(bid-(answer|status|rules)|time-left)|domain/tracking/',
    'routes/account/(data|payouts|own-reports|bid|order|message-slot|chats|suggestion|item\\.|security|browse-link|auth-for-wanted)|routes/staff[./]',
    'data/push/(?!(end|leave)-push|memory)|data/notifications/(notification-settings|take-quiet-hours)|domain/notifications/notification-(settings|kinds)|routes/push-slots',
    'node_modules/(ibantools|@simplewebauthn)/',
  ].join('|'),
);

function isOfRareRooms(moduleIds: readonly string[]): boolean {
  const own = moduleIds.filter((id) => id.includes('/src/') || rareRooms.test(id));
  return (
    own.some((id) => rareRooms.test(id)) && own.every((id) => rareRooms.test(id) || id.includes('/src/ui/'))
  );
}

const startLayer =
  /\/((rolldown-runtime|index|react|router|libraries)-[\w-]{7}\.js|looks-[\w-]{7}\.(js|css))$/;

/**
 * Dynamic imports are fetched together with their own imports. The files of the start are loaded by then and are left
 * out.
 */
function withoutStart(_file: string, imports: string[], { hostType }: { readonly hostType: 'html' | 'js' }) {
  return hostType === 'js' ? imports.filter((file) => !startLayer.test(file)) : imports;
}

// Hashes are as short as the bundler allows, here and below, because the entry lists three hundred files and random
// characters do not compress. Only for the client: the entry of the server build has a fixed name.
const clientNames: Rolldown.OutputOptions = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};

const clientFiles: Rolldown.OutputOptions = {
  codeSplitting: {
    // Integers, because Rolldown accepts nothing else.
    groups: chunkGroups.map((group, index) => ({ ...group, priority: chunkGroups.length - index })),
  },
  // Named by language, so that a device caches only the messages in the language of its user.
  chunkFileNames: ({ facadeModuleId, moduleIds }) => {
    const [, language, catalogue] =
      /locales\/(\w+)\/(messages|account|static-pages)\.po/.exec(facadeModuleId ?? '') ?? [];
    if (catalogue === 'messages') return `assets/words.${language}-[hash:7].js`;
    if (catalogue === 'static-pages') return `assets/static-pages.${language}-[hash:7].js`;
    if (catalogue === 'account') return `assets/rare.account-words.${language}-[hash:7].js`;
    return isOfRareRooms(moduleIds) ? 'assets/rare.[name]-[hash:7].js' : 'assets/[name]-[hash:7].js';
  },
};

/** Only Lingui's macros need Babel; its preset selects the files that import a macro. */
export const macroPlugins = () => [
  lingui({ failOnCompileError: true }),
  frenchSpaces(),
  babel({ presets: [linguiTransformerBabelPreset()] }),
];

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

/** Plugins that remove statements of libraries that browsers should not run. */
const changedLibraries = [knownLanguage(), quietStorage()];

const settings = (command: 'build' | 'serve'): UserConfig => ({
  envDir: false,
  plugins: [
    tanstackRouter({
      target: 'react',
      virtualRouteConfig: './src/routes/routes.ts',
      routesDirectory: './src/routes',
      generatedRouteTree: './src/routes/route-tree.gen.ts',
      autoCodeSplitting: true,
      // The loader of a page is in the same chunk as its component.
      codeSplittingOptions: {
        defaultBehavior: [['loader', 'component'], ['errorComponent'], ['notFoundComponent']],
      },
      disableLogging: true,
    }),
    react(),
    ...macroPlugins(),
    startFiles(),
    ...changedLibraries,
    // React Aria includes its own texts in 34 languages; the shop has three.
    optimizeLocales.vite({ locales: ['nl', 'en', 'fr'] }),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'workers/service-worker',
      filename: 'service-worker.ts',
      injectRegister: false,
      registerType: 'prompt',
      manifestFilename: 'manifest.webmanifest',
      manifest: webAppManifest,
      includeManifestIcons: false,
      injectManifest: {
        globPatterns: ['index.html', 'theme.js', 'assets/**/*.{js,css,woff2,wasm}', 'icons/favicon.svg'],
        // The service worker itself splits this list into the shell and the files cached on demand.
        maximumFileSizeToCacheInBytes: 4 * 1024 * 1024,
        rollupFormat: 'iife',
      },
    }),
  ],
  // RxJS and Dexie ship builds for current browsers; their default builds are written for older ones.
  resolve: {
    conditions: ['es2015', ...defaultClientConditions],
    alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.min.mjs' }],
  },
  define: {
    'import.meta.env.APP_VERSION': JSON.stringify(process.env.APP_VERSION ?? version),
    'import.meta.env.ANSWERS_SHAPE': JSON.stringify(answersShape()),
  },
  worker: {
    format: 'es',
    rolldownOptions: { output: photoWorkerFiles },
  },
  build: {
    target: 'baseline-widely-available',
    sourcemap: false,
    manifest: true,
    outDir: process.env.BUILD_DIR ?? 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: withoutStart },
    chunkSizeWarningLimit: 1600,
    rolldownOptions: {
      output: clientFiles,
    },
  },
  // `vite build` builds both the client and the app for server rendering (docs/decisions/0012).
  builder: {
    async buildApp(builder) {
      for (const name of ['client', 'ssr']) {
        const environment = builder.environments[name];
        if (environment !== undefined) await builder.build(environment);
      }
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          input: ['index.html', 'src/app/start.tsx'],
          output: clientNames,
        },
      },
    },
    ssr: {
      // One file with all dependencies, so that the server starts fast and runs React's production build.
      ...(command === 'build' && { resolve: { noExternal: true } }),
      define: { 'process.env.NODE_ENV': JSON.stringify(command === 'build' ? 'production' : 'development') },
      build: {
        outDir: `${process.env.BUILD_DIR ?? 'dist'}/server`,
        emptyOutDir: true,
        copyPublicDir: false,
        manifest: false,
        minify: false,
        ssr: true,
        rolldownOptions: { input: 'src/entry-server.tsx' },
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
