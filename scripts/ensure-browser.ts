import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const BARE_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];
const FIXED_PLACES = [
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Returns the path of a Chromium that the browser tests can drive, or null. CHROMIUM_PATH takes precedence. */
export function findBrowser(): string | null {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') return isExecutable(named) ? named : null;
  return [...FIXED_PLACES, ...onPath(NAMES)].find(isExecutable) ?? downloadedByPlaywright();
}

/** The paths that programs with these names would have in the folders of PATH. */
export function onPath(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.flatMap((folder) => names.map((name) => join(folder, name)));
}

/**
 * Like `findBrowser`, but installs Debian's package if none is found and this process may do so (root with apt-get).
 * Throws an error that says what to do.
 */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found !== null) return found;
  if (canInstallPackages() && installPackage('chromium')) {
    const installed = findBrowser();
    if (installed !== null) return installed;
  }
  throw new Error(
    'No Chromium was found for the browser tests. Install it (Debian: `apt-get install chromium`), ' +
      'or name one with CHROMIUM_PATH=/path/to/chromium.',
  );
}

/**
 * Returns the path of Chromium's headless shell, of the full browser if there is none, or null. A full Chromium also
 * draws its tabs and buttons when they are not visible, on the processors that the page uses. CHROMIUM_PATH takes
 * precedence.
 */
export function findBareBrowser(): string | null {
  return findHeadlessShell() ?? findBrowser();
}

function findHeadlessShell(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  return named !== undefined && named !== '' ? undefined : onPath(BARE_NAMES).find(isExecutable);
}

/**
 * Like `findBareBrowser`, but installs the headless shell if none is found and this process may do so (root with
 * apt-get). Falls back to the full browser.
 */
export function ensureBareBrowser(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') return ensureBrowser();
  const found = findHeadlessShell();
  if (found !== undefined) return found;
  if (canInstallPackages() && installPackage('chromium-headless-shell')) {
    const installed = findHeadlessShell();
    if (installed !== undefined) return installed;
  }
  return ensureBrowser();
}

export function canInstallPackages(): boolean {
  return process.getuid?.() === 0 && isExecutable('/usr/bin/apt-get');
}

/** Installs one Debian package non-interactively; returns whether that succeeded. */
export function installPackage(name: string): boolean {
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  spawnSync('apt-get', ['update', '-q'], options);
  return spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], options).status === 0;
}

function downloadedByPlaywright(): string | null {
  const asked = spawnSync(
    process.execPath,
    ['-e', "import('@playwright/test').then((m) => process.stdout.write(m.chromium.executablePath()))"],
    { encoding: 'utf8' },
  );
  return isExecutable(asked.stdout) ? asked.stdout : null;
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return path !== '';
  } catch {
    return false;
  }
}

if (import.meta.main) {
  try {
    console.log(ensureBrowser());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
