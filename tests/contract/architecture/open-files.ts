import type { SourceFile } from '../../../scripts/source-files.ts';
import { OPEN_MODULE_FILES } from './layers.ts';
import { writtenTables } from './table-writes.ts';

type File = Pick<SourceFile, 'path' | 'code' | 'imports'>;

const PUBLIC_FUNCTIONS = /\/(public|public\/[\w-]+|[\w-]+-view)\.ts$/;
const EXPORTED_VALUE = /^export (?:async )?(?:function|const) (\w+)/gm;
const RE_EXPORT = /^export (?:type )?(?:\{|\*)/m;
/** What writes without a statement of its own: commands, domain events, deadlines and limits. */
const EFFECT =
  /\b(?:inTransaction|inRetriedTransaction|command|setDeadline|advanceDeadlines|notify\w*)\(|\.(?:emit|publish|spend)\(/;

/** Functions in open files of a module that nobody outside the module imports. */
export function unusedOutside(files: readonly File[], users: readonly File[]): string[] {
  return files
    .filter(({ path }) => PUBLIC_FUNCTIONS.test(path) && moduleOf(path) !== null)
    .flatMap(({ path, code }) =>
      [...code.matchAll(EXPORTED_VALUE)].flatMap(([, name = '']) =>
        users.some((user) => moduleOf(user.path) !== moduleOf(path) && namesFrom(user, path).has(name))
          ? []
          : [`${path}: no other module uses ${name}; move it to a file of the module's own.`],
      ),
    );
}

/** Open files that pass on what another file declares: a module offers each thing in one place. */
export function passedOn(files: readonly File[]): string[] {
  return files
    .filter(
      ({ path, code }) => OPEN_MODULE_FILES.test(path) && moduleOf(path) !== null && RE_EXPORT.test(code),
    )
    .map(({ path }) => `${path} exports what it does not declare.`);
}

/** Views that write, themselves or through the files of their module that they import. */
export function writingViews(files: readonly File[]): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return files
    .filter(({ path }) => path.endsWith('-view.ts') && moduleOf(path) !== null)
    .flatMap((view) => {
      const writer = ownFiles(view, byPath).find(
        ({ code }) => EFFECT.test(code) || writtenTables(code).length > 0,
      );
      return writer === undefined ? [] : [`${view.path} only reads, but ${writer.path} writes.`];
    });
}

/** A file and the files of its module that it runs, without those that are open to others. */
function ownFiles(start: File, byPath: ReadonlyMap<string, File>): readonly File[] {
  const seen = new Map([[start.path, start]]);
  for (const { path, imports } of seen.values()) {
    for (const { target, isType } of imports) {
      const next = target === null ? undefined : byPath.get(target);
      if (next === undefined || isType || moduleOf(next.path) !== moduleOf(path)) continue;
      if (!OPEN_MODULE_FILES.test(next.path) || next.path.endsWith('-view.ts')) seen.set(next.path, next);
    }
  }
  return [...seen.values()];
}

/** The names that a file imports from another one. */
function namesFrom({ code, imports }: File, target: string): ReadonlySet<string> {
  const specifiers = new Set(
    imports.filter((one) => one.target === target).map(({ specifier }) => specifier),
  );
  const names = [...code.matchAll(/\{([^{}]*)\}\s*(?:from|=\s*await import\()\s*'([^']+)'/g)]
    .filter(([, , specifier = '']) => specifiers.has(specifier))
    .flatMap(([, list = '']) => list.split(','))
    .map((name) =>
      name
        .trim()
        .replace(/^type /, '')
        .replace(/ as .*$/, ''),
    );
  return new Set(names);
}

function moduleOf(path: string): string | null {
  return /^server-mock\/modules\/([^/]+)\//.exec(path)?.[1] ?? null;
}
