import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from 'vite';
import { macroPlugins } from '../../../scripts/build/macro-plugins.ts';
import appConfig from '../../../vite.config.ts';

/** The environment variable with the folder that the benches of a run share. */
export const sharedFolderKey = 'PHOTO_BENCH_FOLDER';

/** Milliseconds that another process gets to build. */
const patience = 120_000;

/**
 * Builds the bench page as the app is built, in the folder of the run, or in `own` without one. The specs of a run start
 * their benches at the same time: the first one builds, the others wait for it. Returns the folder of the build.
 */
export async function buildOnce(own: string): Promise<string> {
  const shared = process.env[sharedFolderKey];
  const folder = path.join(shared ?? own, 'app');
  if (shared === undefined) {
    await buildIn(folder);
    return folder;
  }
  const ready = path.join(shared, 'ready');
  if (takes(path.join(shared, 'building'))) {
    await buildIn(folder);
    writeFileSync(ready, '');
  }
  const deadline = Date.now() + patience;
  while (!existsSync(ready)) {
    if (Date.now() > deadline) throw new Error(`Nobody built the bench page in ${shared}.`);
    await wait(100);
  }
  return folder;
}

/** Whether this process is the first to create the folder. */
function takes(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    return false;
  }
}

async function buildIn(outDir: string): Promise<void> {
  const app = await appConfig({ command: 'build', mode: 'production' });
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    plugins: macroPlugins(),
    worker: app.worker ?? {},
    build: {
      ...{ outDir, assetsInlineLimit: 0, target: 'baseline-widely-available' },
      rolldownOptions: { treeshake: app.build?.rolldownOptions?.treeshake ?? true },
    },
  });
}
