import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Plugin, type PreRenderedChunk, rolldown } from 'rolldown';
import { serverOutput } from './output.ts';

const root = path.resolve(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);

/** The programs that run in production, by the names of their files in the bundle. */
const programs = {
  main: 'server-mock/main.ts',
  start: 'scripts/start/serve.ts',
  seed: 'scripts/seed.ts',
  'new-epoch': 'scripts/new-epoch.ts',
};

/**
 * Libraries whose files are copied as they are: libheif's licence asks that it can be replaced, and OpenCV is one file of ten
 * megabytes.
 */
const copied: Readonly<Record<string, string>> = {
  'libheif-js/libheif-wasm/libheif.js': 'libheif.cjs',
  '@techstark/opencv-js': 'opencv.cjs',
};

/** Packages that others try to load, and that are not installed. */
const optionalPackages = ['pg-native', 'bufferutil', 'utf-8-validate'];

/**
 * Bundles the server's programs with the packages that they use into `folder`. Beside it they need only the packages of
 * `dependencies` in package.json, and the other files of the project (docs/decisions/0070-the-server-is-bundled.md).
 */
export async function bundleServer(folder: string): Promise<void> {
  const { dependencies }: { dependencies: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  );
  const bundle = await rolldown({
    cwd: root,
    input: programs,
    platform: 'node',
    external: [...Object.keys(dependencies).map((name) => new RegExp(`^${name}($|/)`)), ...optionalPackages],
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [copyLibraries(), resolveImportMeta(folder)],
    onLog(level, log, warn) {
      if (log.code === 'UNRESOLVED_IMPORT') throw new Error(log.message);
      warn(level, log);
    },
  });
  try {
    await bundle.write({
      ...serverOutput,
      dir: folder,
      cleanDir: true,
      format: 'esm',
      keepNames: true,
      // For `node --enable-source-maps`; nothing reads the maps otherwise.
      sourcemap: true,
      entryFileNames: '[name].js',
      chunkFileNames,
      codeSplitting: { groups: [libraries] },
      assetFileNames: '[name][extname]',
    });
  } finally {
    await bundle.close();
  }
}

/**
 * Packages are in files apart from the server's own modules, by the programs and threads that load them. V8 needs several
 * times the size of a file while it reads it, and returns little of that. Small groups join others, because a lazily loaded
 * module counts as a program.
 */
const libraries = {
  name: 'libraries',
  test: /node_modules/,
  tags: ['$initial' as const],
  entriesAware: true,
  /** In bytes. */
  entriesAwareMergeThreshold: 200_000,
};

/** Chunks of lazily loaded modules have the name of their folder too, because each module has an email-samples.ts. */
function chunkFileNames({ facadeModuleId }: PreRenderedChunk): string {
  const folder = path.basename(path.dirname(facadeModuleId ?? ''));
  return facadeModuleId === null || facadeModuleId === undefined ? '[name].js' : `${folder}-[name].js`;
}

function copyLibraries(): Plugin {
  return {
    name: 'copy-libraries',
    resolveId(specifier) {
      const fileName = copied[specifier];
      if (fileName === undefined) return null;
      this.emitFile({ type: 'asset', fileName, source: readFileSync(require.resolve(specifier)) });
      return { id: `./${fileName}`, external: true };
    },
  };
}

/** Threads, files of packages, and the module's own place; what is none of them is an error. */
const importMetaUses =
  /new URL\(\s*'\.\/([\w-]+-thread)\.ts',\s*import\.meta\.url,?\s*\)|new URL\([^()]*\.ts[^()]*\)|import\.meta\.resolve\('([^']+)'\)|import\.meta\.(?:(url|dirname)|\w+)/g;

/**
 * Makes `import.meta` of the project's modules mean the same in the bundle: `url` and `dirname` stay those of the source, whose
 * folder has the files that it reads; a worker becomes a file of the bundle; a resolved file of a package is copied into it.
 */
function resolveImportMeta(folder: string): Plugin {
  return {
    name: 'resolve-import-meta',
    transform(code, id) {
      if (!path.isAbsolute(id) || id.includes('/node_modules/')) return null;
      const resolvedCode = code.replaceAll(
        importMetaUses,
        (use, worker?: string, resolved?: string, property?: string) => {
          if (worker !== undefined) {
            const fileName = `${worker}.js`;
            this.emitFile({ type: 'chunk', id: path.join(path.dirname(id), `${worker}.ts`), fileName });
            return `new URL('./${fileName}', import.meta.url)`;
          }
          if (resolved !== undefined) {
            const fileName = path.basename(resolved);
            this.emitFile({ type: 'asset', fileName, source: readFileSync(require.resolve(resolved)) });
            return `new URL('./${fileName}', import.meta.url).href`;
          }
          const source = path.relative(folder, id);
          if (property === 'url') return `new URL(${JSON.stringify(source)}, import.meta.url).href`;
          if (property === 'dirname')
            return `(import.meta.dirname + ${JSON.stringify(`/${path.dirname(source)}`)})`;
          return this.error(
            `${path.relative(root, id)} uses ${use}, which the bundle of the server does not know.`,
          );
        },
      );
      // Each use stays on its line, so that the source map holds.
      return { code: resolvedCode, map: null };
    },
  };
}
