import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Together they identify every file of a build: the page names its entry, the service worker lists all others with a
 * content hash.
 */
const namingFiles = ['index.html', 'service-worker.js'];

/**
 * Returns the build that this server serves: the version (APP_VERSION, or that of package.json) and eight hexadecimal
 * digits that differ between builds of the same version. Only the version without a built app in `appDir`. The app
 * itself shows the version without digits.
 */
export function versionOf(appDir: string | null): string {
  const version = process.env.APP_VERSION ?? packageVersion();
  const build = appDir === null ? null : buildOf(appDir);
  return build === null ? version : `${version}+${build}`;
}

function packageVersion(): string {
  const manifest: unknown = JSON.parse(
    readFileSync(path.resolve(import.meta.dirname, '../package.json'), 'utf8'),
  );
  const known = typeof manifest === 'object' && manifest !== null && 'version' in manifest;
  return known ? String(manifest.version) : '0.0.0';
}

function buildOf(appDir: string): string | null {
  const digest = createHash('sha256');
  let found = false;
  for (const name of namingFiles) {
    try {
      digest.update(readFileSync(path.join(appDir, name)));
      found = true;
    } catch {
      // The server has no app, or the app has no service worker.
    }
  }
  return found ? digest.digest('hex').slice(0, 8) : null;
}
