import type { Rolldown } from 'vite';
import { pageGroups, togetherGroups } from './chunk-groups.ts';

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
    name: 'styles',
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
    test: /src\/(app\/shell\/(signed-in-icons|notification-bell|waiting-count)|data\/notifications\/(notification-list|use-notifications)|features\/account\/(notifications\/unread-badge|auth\/(use-session|open-gates)))\.tsx?$/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'notification-settings',
    test: /src\/features\/account\/notifications\/settings\/(group-labels|settings\.module)\.|src\/data\/notifications\/notification-settings\./,
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
    test: /src\/(features\/orders\/orders|features\/buying\/checkout|domain\/(orders|checkout))\/|src\/features\/buying\/cart\/(bought|checkout-steps)/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  { name: 'streams', test: /node_modules\/rxjs\//, minShareCount: 2 },
  ...pageGroups,
];

const startLayer =
  /\/((rolldown-runtime|index|react|router|libraries)-[\w-]{7}\.js|styles-[\w-]{7}\.(js|css))$/;

/**
 * Dynamic imports are fetched together with their own imports. The files of the start are loaded by then and are left
 * out.
 */
export function withoutStart(
  _file: string,
  imports: string[],
  { hostType }: { readonly hostType: 'html' | 'js' },
) {
  return hostType === 'js' ? imports.filter((file) => !startLayer.test(file)) : imports;
}

// Hashes are as short as the bundler allows, here and below, because the entry lists three hundred files and random
// characters do not compress.
/** The names of the entries, for the client alone: the entry of the server build has a fixed name. */
export const clientEntryNames: Rolldown.OutputOptions = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};

/** The names and chunks of the client build. */
export const clientOutput: Rolldown.OutputOptions = {
  codeSplitting: {
    // Integers, because Rolldown accepts nothing else.
    groups: chunkGroups.map((group, index) => ({ ...group, priority: chunkGroups.length - index })),
  },
  chunkFileNames: ({ facadeModuleId }) => {
    const [, language, catalogue] = /locales\/(\w+)\/([\w-]+)\.po/.exec(facadeModuleId ?? '') ?? [];
    return language === undefined
      ? 'assets/[name]-[hash:7].js'
      : `assets/${catalogue}.${language}-[hash:7].js`;
  },
};

/**
 * The names of the photo worker's files. Only a seller needs them, and only after choosing a photo
 * (scripts/build/offline-files.ts).
 */
export const workerOutput: Rolldown.OutputOptions = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/worker.[name]-[hash:7].js',
  assetFileNames: 'assets/worker.[name]-[hash:7][extname]',
};
