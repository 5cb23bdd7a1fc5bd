import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { type Config, ConfigError, readConfig } from '../../server-mock/config.ts';
import { limitHeapGrowth } from '../../server-mock/heap-growth.ts';
import { listenUntilStopped } from '../../server-mock/listen-until-stopped.ts';
import { complaintAboutNode } from '../../server-mock/node-version.ts';
import { describeStartFailure } from '../../server-mock/start-failure.ts';
import { announce } from './announce.ts';
import { isStale } from './is-stale.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Builds the app, unless only what runs is installed: then an earlier build is served as it is. */
async function build(appDir: string): Promise<void> {
  if (existsSync(path.join(root, 'node_modules/vite'))) return await runBuild(appDir);
  if (!existsSync(path.join(appDir, 'index.html')))
    throw new ConfigError(
      `There is no built app in ${appDir}, and the packages that build it are not installed: run "npm ci" and "npm run build" first, then "npm prune --omit=dev".`,
    );
}

/** Builds in a process of its own: the server would keep the gigabyte that the build tools use. */
async function runBuild(appDir: string): Promise<void> {
  const child = spawn(process.execPath, [path.join(root, 'scripts/start/build-app.ts')], {
    stdio: 'inherit',
    env: { ...process.env, BUILD_DIR: appDir },
  });
  let stopped: 'SIGINT' | 'SIGTERM' | null = null;
  const stop = (signal: 'SIGINT' | 'SIGTERM') => {
    stopped = signal;
    child.kill(signal);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  const [code, signal] = await once(child, 'exit');
  process.off('SIGINT', stop).off('SIGTERM', stop);
  // As a shell reports it.
  if (stopped !== null) process.exit(128 + constants.signals[stopped]);
  if (code !== 0) throw new ConfigError(`The app was not built (${signal ?? `exit code ${code}`}).`);
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
  const { createServer } = await import('../../server-mock/create-server.ts');
  const server = await createServer({ config });
  await listenUntilStopped(server);
  announce(config);
}

/** Builds the app if necessary and runs the server; prints why it did not start. */
export async function startServer(): Promise<void> {
  try {
    await start();
  } catch (error) {
    console.error(describeStartFailure(error, process.env));
    process.exit(1);
  }
}
