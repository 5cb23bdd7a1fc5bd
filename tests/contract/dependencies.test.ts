import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { requireBuild } from '../../scripts/build/require-build.ts';

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

interface LockedPackage {
  readonly version?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
type LockedPackages = Readonly<Record<string, LockedPackage>>;

const { dependencies, devDependencies }: Manifest = JSON.parse(readFileSync('package.json', 'utf8'));

/** The package that a specifier names; null for a file or a module of Node. */
function packageOf(specifier: string): string | null {
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
  return /^(@[a-z0-9.-]+\/)?[a-z0-9][a-z0-9.-]*$/.test(name) && !builtinModules.includes(name) ? name : null;
}

/** Packages that the files matching a pattern import at run time, each with one importing file. */
async function importedBy(pattern: string): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for await (const file of glob(pattern)) {
    if (/\.(test|bench|gen)\.tsx?$/.test(file)) continue;
    const imports = readFileSync(file, 'utf8').matchAll(
      /^(?:import|export) (?!type )[^;'"]*?from '([^'.#][^']*)'|^import '([^'.#][^']*)'|\bimport\('([^'.#][^']*)'\)/gm,
    );
    for (const [, named, bare, later] of imports) {
      const name = packageOf(named ?? bare ?? later ?? '');
      if (name !== null) found.set(name, file);
    }
  }
  return found;
}

// docs/reviews/2026-11-findings.md, F9: a package that is present only through hoisting may be missing after the next
// install.
test('every package that the app, its workers and the server import is declared', async () => {
  const declared = { ...dependencies, ...devDependencies };
  for (const pattern of [
    'src/**/*.{ts,tsx}',
    'workers/**/*.ts',
    'server-mock/**/*.ts',
    'scripts/**/*.ts',
    'tests/**/*.{ts,tsx}',
  ]) {
    const missing = [...(await importedBy(pattern))].filter(([name]) => !(name in declared));
    expect([pattern, missing]).toEqual([pattern, []]);
  }
});

/** The packages that a built file imports. The build fails for one that it cannot resolve. */
function importedFrom(file: string): readonly string[] {
  const source = readFileSync(file, 'utf8');
  const { staticImports, dynamicImports } = parseSync(file, source).module;
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
  ].flatMap((specifier) => packageOf(specifier) ?? []);
}

// docs/decisions/0070-the-server-is-bundled.md
test('the built server imports the packages of `dependencies`, all of them and no others', async () => {
  requireBuild();
  const needed = new Set<string>();
  for await (const file of glob('dist-server/*.js')) {
    for (const name of importedFrom(file)) needed.add(name);
  }
  expect([...needed].sort()).toEqual(Object.keys(dependencies).sort());
});

/** Paths in the lock file at which a dependency of the package at `path` may be, nearest first. */
function placesOf(name: string, path: string): readonly string[] {
  const parts = path === '' ? [] : path.split('/node_modules/');
  return parts
    .map((_, index) => `${parts.slice(0, parts.length - index).join('/node_modules/')}/node_modules/${name}`)
    .concat(`node_modules/${name}`);
}

/**
 * Optional dependencies, mostly one per platform, that a package of the lock file requires and the lock file lacks.
 */
function missingFromLock(packages: LockedPackages): readonly string[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).flatMap(([name, wanted]) => {
      const locked = placesOf(name, path).find((place) => place in packages);
      const version = locked === undefined ? 'none' : packages[locked]?.version;
      const isExact = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(wanted);
      return version === 'none' || (isExact && version !== wanted) ? [`${name}@${wanted} of ${path}`] : [];
    }),
  );
}

// An installation on one platform can omit the packages of others, where `npm ci` then fails with "Missing: ... from
// lock file".
test('the lock file has the optional packages of every platform', () => {
  const { packages }: { readonly packages: LockedPackages } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  );
  expect(missingFromLock(packages)).toEqual([]);
  const owners = Object.values(packages).filter(({ optionalDependencies }) => optionalDependencies);
  expect(owners.length).toBeGreaterThan(5);
});

test('an incomplete lock file is noticed', () => {
  const sharp = {
    optionalDependencies: { '@img/sharp-linux-x64': '1.2.3', '@img/sharp-darwin-arm64': '^1.0.0' },
  };
  const packages: LockedPackages = {
    'node_modules/sharp': sharp,
    'node_modules/@img/sharp-linux-x64': { version: '1.2.4' },
    'node_modules/a/node_modules/sharp': sharp,
    'node_modules/a/node_modules/@img/sharp-linux-x64': { version: '1.2.3' },
    'node_modules/a/node_modules/@img/sharp-darwin-arm64': { version: '1.5.0' },
  };
  expect(missingFromLock(packages)).toEqual([
    '@img/sharp-linux-x64@1.2.3 of node_modules/sharp',
    '@img/sharp-darwin-arm64@^1.0.0 of node_modules/sharp',
  ]);
});
