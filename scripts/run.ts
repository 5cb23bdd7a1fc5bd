import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { hasDevelopmentPackages } from './start/build-when-stale.ts';

// `node scripts/run.ts seed` runs scripts/seed.ts, or in a production install its built form.
const root = path.resolve(import.meta.dirname, '..');
const [name] = process.argv.slice(2);
if (name !== 'seed' && name !== 'new-epoch') {
  console.error('Name a program: seed or new-epoch.');
  process.exit(1);
}
const file = path.join(root, hasDevelopmentPackages(root) ? `scripts/${name}.ts` : `dist-server/${name}.js`);
if (!existsSync(file)) {
  console.error(`There is no ${file}: run "npm ci" and "npm run build" first, then "npm prune --omit=dev".`);
  process.exit(1);
}
await import(pathToFileURL(file).href);
