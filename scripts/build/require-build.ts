import path from 'node:path';
import { isBuilt, isStale } from './is-stale.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** For tools that measure or test what is built in dist and dist-server. Warns if the sources have changed since. */
export function requireBuild(): void {
  const appDir = path.join(root, 'dist');
  if (!isBuilt(root, appDir)) throw new Error('There is no complete build: run "npm run build" first.');
  if (isStale(root, appDir))
    console.warn('The build is older than its sources: run "npm run build" to use them.');
}
