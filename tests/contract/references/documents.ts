import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseRequirements, requirementIdsIn } from '../../../scripts/requirements.ts';

/** What the documents of the repository have, for looking up a reference. */
export interface Documents {
  readonly requirements: ReadonlySet<string>;
  /** The letters before the number of a requirement id. */
  readonly prefixes: ReadonlySet<string>;
  /** The requirement ids that have an entry in the readings. */
  readonly readings: ReadonlySet<string>;
  /** The hazards of docs/sync-hazards.md, such as H11. */
  readonly hazards: ReadonlySet<string>;
  /** The codes of docs/quality.md, such as S13. */
  readonly quality: ReadonlySet<string>;
  /** Whether a path below docs exists; a decision may be cited by its number alone. */
  readonly exists: (path: string) => boolean;
  /** The names of all Markdown files, without their folders. */
  readonly pages: ReadonlySet<string>;
  /** Whether a document has a numbered rule. */
  readonly hasRule: (path: string, number: string) => boolean;
}

export function readDocuments(): Documents {
  const ids = parseRequirements(readFileSync('docs/requirements.tsv', 'utf8')).map(({ id }) => id);
  return {
    requirements: new Set(ids),
    prefixes: new Set(ids.map((id) => id.slice(0, id.indexOf('-')))),
    readings: new Set(found('docs/readings.md', /^### (.+)$/gm).flatMap(requirementIdsIn)),
    hazards: new Set(found('docs/sync-hazards.md', /^## (H\d+)\b/gm)),
    quality: new Set(found('docs/quality.md', /^\| ([RSLU]\d+) \|/gm)),
    exists: (path) =>
      existsSync(path) || (/^docs\/decisions\/\d{4}$/.test(path) && globSync(`${path}-*.md`).length > 0),
    pages: new Set(globSync(['*.md', '{docs,server-mock,src,tests}/**/*.md']).map((path) => basename(path))),
    hasRule: (path, number) => existsSync(path) && found(path, /^(\d+)\. /gm).includes(number),
  };
}

function found(path: string, pattern: RegExp): string[] {
  return [...readFileSync(path, 'utf8').matchAll(pattern)].map(([, name = '']) => name);
}
