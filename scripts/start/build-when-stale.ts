import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { isBuilt, isStale } from '../build/is-stale.ts';

/** Whether the packages for building are installed; in a production install they are not. */
export const hasDevelopmentPackages = (root: string) => existsSync(path.join(root, 'node_modules/vite'));

/**
 * Builds the app into `appDir`, and the server, when they are older than their sources. In a production install an earlier build
 * is served as it is. Ends the process with a sentence if there is none, if a setting is invalid, or if the build fails.
 */
export async function buildWhenStale(root: string, appDir: string): Promise<void> {
  if (!isStale(root, appDir)) return;
  if (hasDevelopmentPackages(root)) {
    await checkSettings();
    await build(root, appDir);
  } else if (!isBuilt(root, appDir))
    fail(
      `There is no complete build in ${appDir} and dist-server, and the packages that build it are not installed: copy both from where they are built, or run "npm ci" and "npm run build" first, then "npm prune --omit=dev".`,
    );
}

/** So that a wrong setting is named before a build, not after it. The server reads them again. */
async function checkSettings(): Promise<void> {
  const { readConfig } = await import('../../server-mock/config.ts');
  const { describeStartFailure } = await import('../../server-mock/start-failure.ts');
  try {
    readConfig(process.env);
  } catch (error) {
    fail(describeStartFailure(error, process.env));
  }
}

/** Builds in a process of its own: the server would keep the gigabyte that the build tools use. */
async function build(root: string, appDir: string): Promise<void> {
  console.log('Building the app and the server (once; again when their sources change) ...');
  const from = performance.now();
  const child = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, BUILD_DIR: appDir, BUILD_PARTS: '' },
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
  if (code !== 0) fail(`The app was not built (${signal ?? `exit code ${code}`}).`);
  console.log(`Built in ${((performance.now() - from) / 1000).toFixed(1)} s.`);
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
