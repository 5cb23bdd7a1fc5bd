import type { Rolldown } from 'vite';
import { accountGroup, pageGroups, togetherGroups } from './chunk-groups.ts';

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
    test: /src\/(ui\/kit(?!\/(copy-link|field-row|menu|query-list|age-note|range-slider|sheet-full))|ui\/market(?!\/(account|faq|form-parts|summary-fold|photo-|viewings|quick-view|qr-code|cart-sums|countdown))|app\/shell)\/.*\.css$/,
    includeDependenciesRecursively: false,
  },
  layer('react', /node_modules\/(react|react-dom|scheduler)\/|layers\/react\.ts/),
  layer('router', /node_modules\/@tanstack\/|layers\/router\.ts/),
  layer('libraries', /node_modules\/|layers\/libraries\.ts/),
  layer('first', /./),
  { name: 'queries', test: /node_modules\/@tanstack\//, minShareCount: 2 },
  ...togetherGroups,
  // Tiny modules that several pages share: as thirty files of half a kilobyte they would cost a request each, and a
  // phone would evaluate them during hydration.
  { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 2 },
  { name: 'streams', test: /node_modules\/rxjs\//, minShareCount: 2 },
  ...pageGroups,
  accountGroup,
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

/**
 * The output of the build for the server: minified, except for the names of functions and classes, so that a stack
 * trace can be read. Node keeps the source of a module in memory, in twice as many bytes if one character of it is not
 * ASCII.
 */
export const serverOutput: Rolldown.OutputOptions = {
  charset: 'ascii',
  comments: { legal: true, annotation: false, jsdoc: false },
  plugins: [asciiNotices()],
  minify: {
    compress: { keepNames: { function: true, class: true } },
    mangle: { keepNames: true },
    codegen: { removeWhitespace: true },
  },
};

/** Writes the names in the notices of libraries in ASCII, which the bundler does in code alone: `J. Wärting` becomes `J. W\u00e4rting`. */
function asciiNotices(): Rolldown.Plugin {
  return {
    name: 'ascii-notices',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = inAscii(file.code);
      }
    },
  };
}

function inAscii(code: string): string {
  return code.replace(/[^\0-\x7f]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/**
 * Leaves out the warnings that every build would print: the decoder of HEIC photos has code for Node that a browser never runs,
 * and the app for server rendering contains the messages that the browser loads later.
 */
export const withoutExpectedWarnings: NonNullable<Rolldown.InputOptions['onLog']> = (level, log, print) => {
  const isExpected =
    log.code === 'INEFFECTIVE_DYNAMIC_IMPORT' || /externalized for browser.*libheif/.test(log.message);
  if (!isExpected) print(level, log);
};
