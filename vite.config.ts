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

/** A fingerprint of every query of the app: answers kept on a device outlive a release that asks for the same fields. */
function answersShape(): string {
  const hash = createHash('sha256');
  for (const file of globSync('src/**/*.graphql').sort()) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

// Chunks that only a seller needs, and only once a photo is chosen. They are kept out of the shell that every
// visitor downloads; the service worker keeps them at first use (workers/service-worker/on-demand.ts).
const photoWorkerFiles = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/worker.[name]-[hash:7].js',
  assetFileNames: 'assets/worker.[name]-[hash:7][extname]',
};

// What every page needs before it runs, in few files: forty small ones compress worse and each costs a request. They are
// evaluated one after the other (src/main.ts), each in a task of its own. All that one imports is in it or in one
// before it, so that no other file can be part of a circle with it.
const layer = (name: string, test: RegExp) => ({ name, test, tags: ['$initial' as const] });
// A module is in the first of these that wants it.
const chunkGroups = [
  {
    name: 'main',
    test: /\/index\.html|src\/main\.ts$|src\/platform\/pause\/|vite\/preload-helper/,
    includeDependenciesRecursively: false,
  },
  // The looks of kit, market and frame in one style sheet: with HTML from the server a page waits for its styles and for
  // nothing else, and a request costs a phone more than some kilobytes. Not what only accounts and open dialogs show.
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
  // The bell and its count, and the account's few lines that many screens ask for.
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
  // What several pages share and weighs next to nothing: thirty files of half a kilobyte each cost a request, and a phone
  // makes them while the page becomes alive.
  {
    name: 'icons',
    test: /node_modules\/lucide-react\/|src\/domain\/constants\/contact\.ts/,
    minShareCount: 2,
  },
  // The start names every file that a screen needs: a dozen rules of a line or two each would take more room in it than
  // in one file.
  {
    name: 'trade-rules',
    test: /src\/domain\/(bid\/bid-role|money\/(cents|pricing)|product\/product-status|orders\/(?!order-(clock|timeline|days)|delivery-(life-cycle|change))|payments\/payment-end|transports\/|delivery\/(wadden|step-two)|staff\/)/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // Likewise what the screens of orders, payments and their ends share.
  {
    name: 'trade-parts',
    test: /src\/(features|domain)\/(orders|checkout)\/|src\/features\/cart\/(bought|checkout-steps)/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  { name: 'streams', test: /node_modules\/rxjs\//, minShareCount: 2 },
  ...pageGroups,
];

// Whole rooms that the service worker keeps only once they were opened (workers/service-worker/manifest-split.ts): what
// their screens share gets a name by chance, so it is marked.
const rareRooms = new RegExp(
  [
    'features/navigation/admin-toggle|features/(cases|chats|content|newsletter|reports|subscriptions|staff(-desk)?|wanted-items|orders|reviews|photo-credits|account-lists|watches|push|seller-data|suggestions|privacy|transports|pickups|payouts|shipments|withdrawals)/',
    // Signing in and what sellers see of their sales ask the server; the panel itself says so where it can't.
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

/** What code asks for is fetched with its imports; the files of the start are there by then and need not be listed. */
function withoutStart(_file: string, imports: string[], { hostType }: { readonly hostType: 'html' | 'js' }) {
  return hostType === 'js' ? imports.filter((file) => !startLayer.test(file)) : imports;
}

// Hashes as short as the bundler allows, here and below: the entry lists three hundred files, and random characters
// do not compress. Only for the client: the entry of the server's build has a fixed name.
const clientNames: Rolldown.OutputOptions = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};

const clientFiles: Rolldown.OutputOptions = {
  codeSplitting: {
    // Whole numbers: Rolldown takes them for nothing else.
    groups: chunkGroups.map((group, index) => ({ ...group, priority: chunkGroups.length - index })),
  },
  // Named by language, so that a device keeps the words that its person reads and no others.
  chunkFileNames: ({ facadeModuleId, moduleIds }) => {
    const [, language, catalogue] =
      /locales\/(\w+)\/(messages|account|static-pages)\.po/.exec(facadeModuleId ?? '') ?? [];
    if (catalogue === 'messages') return `assets/words.${language}-[hash:7].js`;
    if (catalogue === 'static-pages') return `assets/static-pages.${language}-[hash:7].js`;
    if (catalogue === 'account') return `assets/rare.account-words.${language}-[hash:7].js`;
    return isOfRareRooms(moduleIds) ? 'assets/rare.[name]-[hash:7].js' : 'assets/[name]-[hash:7].js';
  },
};

/** Lingui's macros are the one thing that needs Babel; its preset filters to the files that import a macro. */
export const macroPlugins = () => [
  lingui({ failOnCompileError: true }),
  frenchSpaces(),
  babel({ presets: [linguiTransformerBabelPreset()] }),
];

/** What the development server would otherwise find late, and then load the page anew. */
const foundAtTheStart = [
  'comlink',
  'browser-image-compression',
  'rxdb',
  'rxdb/plugins/storage-dexie',
  'rxjs',
  'idb',
  'graphql-ws',
];

/** Statements of libraries that no browser of ours is to run. */
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
      // A page's questions come with its screen.
      codeSplittingOptions: {
        defaultBehavior: [['loader', 'component'], ['errorComponent'], ['notFoundComponent']],
      },
      disableLogging: true,
    }),
    react(),
    ...macroPlugins(),
    startFiles(),
    ...changedLibraries,
    // React Aria brings its own words in 34 languages; the shop speaks three.
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
        // The worker itself splits this list into the shell and what is kept on demand.
        maximumFileSizeToCacheInBytes: 4 * 1024 * 1024,
        rollupFormat: 'iife',
      },
    }),
  ],
  // RxJS and Dexie have forms for browsers of this decade; what they give by default is written for older ones.
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
  // `vite build` makes both: what browsers load, and the same app as the server runs it (docs/decisions/0012).
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
      // One file with everything in it, so that the server starts fast and runs the production form of React.
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
  // NODE_ENV is a setting of the server here; Vite would take it for the kind of build. What is built is what people get.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return settings(command);
});
