import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** The files and folders that the built app depends on; scripts contains the plugins of vite.config.ts. */
const sources = [
  'src',
  'workers',
  'public',
  'locales',
  'index.html',
  'vite.config.ts',
  'scripts',
  'package-lock.json',
];

/** True when there is no built app in `appDir` or a source below `root` is newer than it. */
export function isStale(root: string, appDir: string): boolean {
  const built = statSync(path.join(appDir, 'index.html'), { throwIfNoEntry: false });
  if (built === undefined) return true;
  return sources.some((source) => newest(path.join(root, source)) > built.mtimeMs);
}

function newest(file: string): number {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat === undefined) return 0;
  // The build itself writes generated files, and tests do not change the app.
  if (/(\.gen\.ts|\.test\.tsx?)$/.test(file)) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(file).map((name) => newest(path.join(file, name))));
}
