import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Between them they name every file of a build: the page its entry, the service worker all the rest by content. */
const namingFiles = ['index.html', 'service-worker.js'];

/**
 * Which build this server serves: the version of package.json, and eight digits that differ between two builds of one
 * version. Without a built app in `appDir` the version alone. The page itself shows the version without digits.
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
      // A server without an app, or an app without a worker.
    }
  }
  return found ? digest.digest('hex').slice(0, 8) : null;
}
