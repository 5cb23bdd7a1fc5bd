import { globSync } from 'node:fs';
import process from 'node:process';
import { canInstallPackages, installPackage, isExecutable, onPath } from './ensure-browser.ts';

/** A program of the engine tests: where it may be, and how people get it. */
interface Program {
  readonly title: string;
  /** The setting that names it and takes precedence. */
  readonly setting: string;
  readonly debianPackage: string;
  readonly places: () => readonly string[];
}

const programs = {
  firefox: {
    title: 'Firefox',
    setting: 'FIREFOX_PATH',
    debianPackage: 'firefox-esr',
    places: () => onPath(['firefox-esr', 'firefox']),
  },
  webkitDriver: {
    title: 'The driver of WebKitGTK',
    setting: 'WEBKIT_DRIVER_PATH',
    debianPackage: 'webkit2gtk-driver',
    places: () => onPath(['WebKitWebDriver']),
  },
  webkitBrowser: {
    title: 'The MiniBrowser of WebKitGTK',
    setting: 'WEBKIT_BROWSER_PATH',
    // The driver's package depends on the library, and the library's package contains the browser.
    debianPackage: 'webkit2gtk-driver',
    places: () => globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser'),
  },
  display: {
    title: 'Xvfb, the display without a screen on which WebKitGTK draws,',
    setting: 'XVFB_PATH',
    debianPackage: 'xvfb',
    places: () => onPath(['Xvfb']),
  },
} as const satisfies Record<string, Program>;

export type EngineProgram = keyof typeof programs;

/**
 * Returns the path of a program of the engine tests. Installs Debian's package if it is not found and this process may
 * do so (root with apt-get). Throws an error that says what to do.
 */
export function ensureEngineProgram(name: EngineProgram): string {
  const program: Program = programs[name];
  const found = findProgram(program);
  if (found !== null) return found;
  if (canInstallPackages() && installPackage(program.debianPackage)) {
    const installed = findProgram(program);
    if (installed !== null) return installed;
  }
  throw new Error(
    `${program.title} was not found for the engine tests. Install it (Debian: \`apt-get install ` +
      `${program.debianPackage}\`), or name one with ${program.setting}=/path/to/program.`,
  );
}

function findProgram({ setting, places }: Program): string | null {
  const named = process.env[setting] ?? '';
  if (named !== '') return isExecutable(named) ? named : null;
  return places().find(isExecutable) ?? null;
}
