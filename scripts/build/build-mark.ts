import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** The file that says how far a build is. The server sends nothing of its folder to browsers. */
const appMark = (appDir: string) => path.join(appDir, 'server', 'build-state');
const serverMark = (root: string) => path.join(root, 'dist-server', 'build-state');

const begun = 'begun';
const complete = 'complete';

/**
 * Empties the folder of the app for a build, which counts as none until `endAppBuild`. Throws if the folder holds anything that
 * no build has written, because it could be sources, data or a home folder.
 */
export function beginAppBuild(root: string, appDir: string): void {
  const folder = existsSync(appDir) ? realpathSync(appDir) : appDir;
  const isOwn = folder === path.join(realpathSync(root), 'dist') || existsSync(appMark(folder));
  const entries = existsSync(folder) ? readdirSync(folder) : [];
  if (entries.length > 0 && !isOwn)
    throw new Error(
      `The app is not built into ${appDir}: it holds other files, and a build would remove them.`,
    );
  for (const entry of entries) rmSync(path.join(folder, entry), { recursive: true });
  mark(appMark(folder), begun);
}

/** Marks the app as complete. Sources that were changed after `began` are newer than it. */
export function endAppBuild(appDir: string, began: Date): void {
  mark(appMark(appDir), complete, began);
}

/** The same for the server, whose bundler empties its folder itself. */
export function beginServerBuild(root: string): void {
  mark(serverMark(root), begun);
}

export function endServerBuild(root: string, began: Date): void {
  mark(serverMark(root), complete, began);
}

/** The marks of the app in `appDir` and of the server; null if one of them is not complete. */
export function completeMarks(root: string, appDir: string): readonly string[] | null {
  const marks = [appMark(appDir), serverMark(root)];
  return marks.every((file) => existsSync(file) && readFileSync(file, 'utf8') === complete) ? marks : null;
}

function mark(file: string, state: string, time?: Date): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, state);
  if (time !== undefined) utimesSync(file, time, time);
}
