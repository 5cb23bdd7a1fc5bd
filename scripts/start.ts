import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { type Config, ConfigError, readConfig } from '../server-mock/config.ts';
import { limitHeapGrowth } from '../server-mock/heap-growth.ts';
import { listenUntilStopped } from '../server-mock/listen-until-stopped.ts';
import { complaintAboutNode } from '../server-mock/node-version.ts';
import { describeStartFailure } from '../server-mock/start-failure.ts';
import { announce } from './start/announce.ts';
import { isStale } from './start/is-stale.ts';

// `npm start` builds the app if necessary and runs the server. For its settings see docs/operations.md.

const root = path.resolve(import.meta.dirname, '..');

/** Builds the app, unless only what runs is installed: then an earlier build is served as it is. */
async function build(appDir: string): Promise<void> {
  if (existsSync(path.join(root, 'node_modules/vite'))) {
    const { buildApp } = await import('./start/build-app.ts');
    return await buildApp(root, appDir);
  }
  if (!existsSync(path.join(appDir, 'index.html')))
    throw new ConfigError(
      `There is no built app in ${appDir}, and the packages that build it are not installed: run "npm ci" and "npm run build" first, then "npm prune --omit=dev".`,
    );
}

async function start(): Promise<void> {
  const complaint = complaintAboutNode(process.versions.node);
  if (complaint !== null) throw new ConfigError(complaint);
  const config: Config = readConfig({ LOG_LEVEL: 'warn', ...process.env });
  if (config.appDir !== null && isStale(root, config.appDir)) await build(config.appDir);
  limitHeapGrowth();
  // Libraries read it as they load: React's development build renders emails slower. The settings are read by now.
  process.env.NODE_ENV ??= 'production';
  // Imported after the build, because the build does not need it and loading it takes a second.
  const { createServer } = await import('../server-mock/create-server.ts');
  const server = await createServer({ config });
  await listenUntilStopped(server);
  announce(config);
}

try {
  await start();
} catch (error) {
  console.error(describeStartFailure(error, process.env));
  process.exit(1);
}
