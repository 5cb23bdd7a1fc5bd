import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { buildMark } from './build-mark.ts';

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

/** True when there is no complete build of the app in `appDir` and of the server, or a source below `root` is newer. */
export function isStale(root: string, appDir: string): boolean {
  if (!isBuilt(root, appDir)) return true;
  const built = statSync(buildMark(appDir), { throwIfNoEntry: false });
  if (built === undefined) return true;
  return sources.some((source) => newest(path.join(root, source)) > built.mtimeMs);
}

/** Whether there is an app in `appDir`, and a server to serve it. */
export function isBuilt(root: string, appDir: string): boolean {
  return [path.join(appDir, 'index.html'), path.join(root, 'dist-server/start.js')].every((file) =>
    existsSync(file),
  );
}

function newest(file: string): number {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat === undefined) return 0;
  // The build itself writes generated files, and tests do not change the app.
  if (/(\.gen\.ts|\.test\.tsx?)$/.test(file)) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(file).map((name) => newest(path.join(file, name))));
}
