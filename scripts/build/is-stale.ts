import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { completeMarks } from './build-mark.ts';

/** The files and folders that the built app and server depend on; scripts contains the plugins of vite.config.ts. */
const sources = [
  'src',
  'workers',
  'server-mock',
  'public',
  'locales',
  'index.html',
  'vite.config.ts',
  'scripts',
  'package-lock.json',
];

/** Whether the app in `appDir` and the server are completely built. */
export const isBuilt = (root: string, appDir: string) => completeMarks(root, appDir) !== null;

/** Whether they are not, or a source below `root` is newer than one of them. */
export function isStale(root: string, appDir: string): boolean {
  const marks = completeMarks(root, appDir);
  if (marks === null) return true;
  const oldest = Math.min(...marks.map((file) => statSync(file).mtimeMs));
  return sources.some((source) => newest(path.join(root, source)) > oldest);
}

function newest(file: string): number {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat === undefined) return 0;
  // The build itself writes generated files, and tests do not change the app.
  if (/(\.gen\.ts|\.test\.tsx?)$/.test(file)) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(file).map((name) => newest(path.join(file, name))));
}
