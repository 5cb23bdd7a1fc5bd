/** A part of the source tree with its own import rules. */
export type Layer = {
  name: string;
  /** Matches its files; the first layer that matches a path owns it. */
  where: RegExp;
  /** The layers it may import besides itself. */
  may: readonly string[];
  /** Packages it may import; every package if absent. */
  packages?: RegExp;
  notPackages?: RegExp;
  /**
   * Folders of one layer that may not import each other, such as two features; the first capture group is the folder.
   */
  apart?: RegExp;
};

const CLIENT_BASE = ['domain', 'paths', 'i18n', 'platform', 'photo contract'];
const MARKET = ['ui/kit', 'domain', 'i18n', 'paths'];
const FEATURE = [...CLIENT_BASE, 'route manifest', 'data', 'ui/kit', 'ui/market', 'locales'];
const SERVER_PARTS = [
  'domain',
  'paths',
  'server db',
  'server process',
  'server search',
  'server outside',
  'emails',
  'server core',
];
const NO_SERVER_PACKAGES =
  /^(node:|fastify|kysely|pg$|@electric-sql|pino|sharp|mercurius|@pothos|nodemailer|graphql$)/;
const NO_CLIENT_PACKAGES =
  /^(react|rxdb|@tanstack|@lingui\/(react|core\/macro|.*plugin)|workbox-|comlink|idb)/;

/** The layers of docs/architecture.md: imports point in one direction. */
const layers: readonly Layer[] = [
  { name: 'domain', where: /^src\/domain\//, may: [], packages: /^(valibot|ibantools)$/ },
  { name: 'paths', where: /^src\/paths\//, may: ['domain'], packages: /^valibot$/ },
  { name: 'route manifest', where: /^src\/route-manifest\//, may: ['domain'], packages: /^$/ },
  {
    name: 'i18n',
    where: /^src\/i18n\//,
    may: ['domain', 'locales'],
    notPackages: NO_SERVER_PACKAGES,
  },
  {
    name: 'platform',
    where: /^src\/platform\//,
    may: ['domain', 'photo contract'],
    notPackages: NO_SERVER_PACKAGES,
  },
  { name: 'data', where: /^src\/data\//, may: CLIENT_BASE, notPackages: NO_SERVER_PACKAGES },
  { name: 'ui/kit', where: /^src\/ui\/kit\//, may: ['i18n'], notPackages: NO_SERVER_PACKAGES },
  { name: 'ui/market', where: /^src\/ui\/market\//, may: MARKET, notPackages: NO_SERVER_PACKAGES },
  {
    name: 'features',
    where: /^src\/features\//,
    may: FEATURE,
    notPackages: NO_SERVER_PACKAGES,
    apart: /^src\/features\/[^/]+\/([^/]+)\//,
  },
  {
    name: 'routes',
    where: /^src\/routes\//,
    may: ['features', ...FEATURE, 'app'],
    notPackages: NO_SERVER_PACKAGES,
  },
  {
    name: 'app',
    where: /^src\/app\//,
    may: ['routes', 'features', ...FEATURE],
    notPackages: NO_SERVER_PACKAGES,
  },
  {
    name: 'start',
    where: /^src\/(main\.ts|[\w-]+\.d\.ts)$/,
    may: ['app', 'routes', 'features', ...FEATURE],
    notPackages: NO_SERVER_PACKAGES,
  },
  {
    // The app as the server runs it. The server loads its built form at run time and imports none of its files.
    name: 'start on the server',
    where: /^src\/entry-server\.tsx$/,
    may: ['app', 'routes', 'features', ...FEATURE],
    notPackages: NO_SERVER_PACKAGES,
  },
  {
    name: 'photo contract',
    where: /^workers\/photos\/contract\.ts$/,
    may: ['domain'],
    packages: /^(valibot|comlink)$/,
  },
  {
    name: 'photo worker',
    where: /^workers\/photos\//,
    may: ['domain', 'photo contract'],
    notPackages: /^(react|rxdb|node:)/,
  },
  {
    name: 'service worker',
    where: /^workers\/service-worker\//,
    may: ['domain', 'route manifest'],
    packages: /^workbox-/,
  },
  {
    // What the modules add together. No other part of the server knows which modules there are.
    name: 'server manifest',
    where: /^server-mock\/modules\/[^/]+\.ts$/,
    may: ['server modules', 'server core'],
    packages: /^$/,
  },
  {
    name: 'server modules',
    where: /^server-mock\/modules\//,
    may: SERVER_PARTS,
    notPackages: NO_CLIENT_PACKAGES,
    apart: /^server-mock\/modules\/([^/]+)\//,
  },
  {
    // The demo acts through the use cases of the modules.
    name: 'server seed',
    where: /^server-mock\/db\/seed\//,
    may: [...SERVER_PARTS, 'server modules'],
    notPackages: NO_CLIENT_PACKAGES,
  },
  {
    name: 'server db',
    where: /^server-mock\/db\//,
    may: ['domain', 'server core'],
    notPackages: NO_CLIENT_PACKAGES,
  },
  {
    name: 'server process',
    where: /^server-mock\/process\//,
    may: ['domain', 'server db', 'server outside', 'server core', 'emails'],
    notPackages: NO_CLIENT_PACKAGES,
  },
  {
    name: 'server search',
    where: /^server-mock\/search\//,
    may: ['domain', 'server db', 'server outside', 'server core'],
    notPackages: NO_CLIENT_PACKAGES,
  },
  {
    // Emails are React components, which the server renders.
    name: 'emails',
    where: /^server-mock\/outside\/mail\/(email-(content|layout|sample|styles)|render-email)\.ts$/,
    may: ['domain', 'server core', 'server outside'],
    packages: /^(react$|react-dom\/server$|@react-email\/|@lingui\/core$)/,
  },
  {
    name: 'server outbox',
    where: /^server-mock\/outbox\//,
    may: ['domain', 'emails', 'server db', 'server process', 'server outside', 'server core'],
    packages: /^(fastify$|kysely$|react$|react-dom\/server$)/,
  },
  {
    name: 'server outside',
    where: /^server-mock\/outside\//,
    may: ['domain', 'server core', 'server db'],
    notPackages: NO_CLIENT_PACKAGES,
  },
  {
    name: 'server pages',
    where: /^server-mock\/pages\//,
    may: ['domain', 'paths', 'route manifest', 'server core', 'server db'],
    notPackages: NO_CLIENT_PACKAGES,
  },
  {
    name: 'server composition',
    where: /^server-mock\/(composition|create-server|listen-until-stopped|serve-until-stopped|main)\.ts$/,
    may: [...SERVER_PARTS, 'server manifest', 'server outbox', 'server pages', 'server seed'],
    notPackages: NO_CLIENT_PACKAGES,
  },
  {
    name: 'server core',
    where: /^server-mock\//,
    may: [...SERVER_PARTS, 'server pages', 'server outbox'],
    notPackages: NO_CLIENT_PACKAGES,
  },
  { name: 'locales', where: /^locales\//, may: [] },
];

/**
 * Files of a module that other modules may import: its events, its public functions (public.ts, or the files of
 * public/ where one file would be too long), what it publishes for reading (…-view, the specs of synced collections),
 * and the GraphQL types to which their own types refer (…-object, …-ref).
 */
export const OPEN_MODULE_FILES =
  /\/(events|tables|public|(public|collections)\/[\w-]+|[\w-]+-(object|ref|view))\.ts$/;

export const layerOf = (path: string): Layer | undefined => layers.find(({ where }) => where.test(path));
