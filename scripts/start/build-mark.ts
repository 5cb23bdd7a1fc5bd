import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The file that a complete build leaves, with the time at which it began. The server sends nothing of its folder. */
export const buildMark = (appDir: string) => path.join(appDir, 'server', 'complete');

/** Removes the mark, so that a build that is stopped counts as none. Throws if the build would empty the project's folder. */
export function beginBuild(root: string, appDir: string): void {
  if (!path.relative(appDir, root).startsWith('..'))
    throw new Error(
      `The app cannot be built into ${appDir}: a build empties its folder. Choose another one.`,
    );
  rmSync(buildMark(appDir), { force: true });
}

/** Marks the build as complete. A source that was changed after `began` is newer than it. */
export function endBuild(appDir: string, began: Date): void {
  const mark = buildMark(appDir);
  mkdirSync(path.dirname(mark), { recursive: true });
  writeFileSync(mark, '');
  utimesSync(mark, began, began);
}
