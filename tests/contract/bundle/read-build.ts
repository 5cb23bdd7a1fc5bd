import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { OfflineFiles } from '#src/route-manifest/offline-files.ts';

type Chunk = {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  src?: string;
};

const BUILD = process.env.BUILD_DIR ?? 'dist';

/** Reads the build's manifest. Throws with instructions if there is no build. */
export function readChunks(): Record<string, Chunk> {
  const path = join(BUILD, '.vite/manifest.json');
  if (!existsSync(path)) throw new Error(`There is no build in ${BUILD}: run "npm run build" first.`);
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** The files of the build by the time at which a device stores them. */
export function readOfflineFiles(): OfflineFiles {
  return JSON.parse(readFileSync(join(BUILD, '.vite/offline-files.json'), 'utf8'));
}

/** The JavaScript files that a page needs to run: its entries and their static imports. */
export function filesOf(chunks: Record<string, Chunk>, keys: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = chunks[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.add(key);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const key of keys) visit(key);
  return [...seen].map((key) => chunks[key]?.file ?? '').filter((file) => file.endsWith('.js'));
}

/** The scripts and style sheets of chunks and of everything that they import statically. */
export function filesWithStyles(chunks: Record<string, Chunk>, keys: readonly string[]): string[] {
  const scripts = new Set(filesOf(chunks, keys));
  const styles = Object.values(chunks).flatMap(({ file, css = [] }) => (scripts.has(file) ? css : []));
  return [...scripts, ...styles];
}

export const entryKeys = (chunks: Record<string, Chunk>): string[] =>
  Object.keys(chunks).filter((key) => chunks[key]?.isEntry === true);

export const textOf = (file: string): string => readFileSync(join(BUILD, file), 'utf8');

const compressedSizes = new Map<string, number>();

export function brotliBytes(file: string): number {
  const known = compressedSizes.get(file);
  if (known !== undefined) return known;
  const content = readFileSync(join(BUILD, file));
  const size = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  compressedSizes.set(file, size);
  return size;
}

/** Every built file that browsers can request, as a path from the root of the site; without the server's part. */
export const builtFiles = (): string[] => filesInBuild().filter((file) => !file.startsWith('server/'));

/** Every file of the build, as a path from its root; without the compressed copies. */
export const filesInBuild = (): string[] => filesAndCopies().filter((file) => !file.endsWith('.br'));

/** Every file of the build and its compressed copy, as paths from its root. */
export function filesAndCopies(folder = ''): string[] {
  return readdirSync(join(BUILD, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesAndCopies(path) : [path];
  });
}

/** In bytes, uncompressed. */
export const sizeOf = (file: string): number => statSync(join(BUILD, file)).size;
