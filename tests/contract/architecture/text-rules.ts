import type { SourceFile } from '../../../scripts/source-files.ts';

interface TextRule {
  readonly pattern: RegExp;
  /** The files that may do it. */
  readonly allowed: RegExp;
  readonly advice: string;
}

const rules: readonly TextRule[] = [
  {
    pattern: /\bas\s+(?:unknown|never)\s*\)?\s*as\b/,
    // RxDB's types lose the type of a collection's rows where a collection is chosen by a type parameter.
    allowed: /^src\/data\/db\//,
    advice: 'a double cast hides a wrong type: use a type guard, a generic or a narrower interface.',
  },
  {
    pattern: /\bnavigator\??\.onLine\b|EventListener\(\s*'(?:online|offline)'/,
    allowed: /^src\/platform\/connectivity\//,
    advice: 'ask useIsOffline, OfflineContext or platform/connectivity; the browser is often wrong.',
  },
  {
    pattern: /\bIntl\.DateTimeFormat\(|\.toLocale(?:Date|Time)?String\(/,
    allowed: /^(?:src\/(?:i18n|domain)|server-mock|scripts|workers)\//,
    advice: 'format dates and numbers with src/i18n/format.ts or format-day.ts.',
  },
  {
    pattern: /'nl'(?:,| \|)\s*'en'(?:,| \|)\s*'fr'/,
    // A migration keeps what it was applied with.
    allowed: /^src\/domain\/constants\/locales\.ts$|^server-mock\/db\/migrations\//,
    advice: 'take the languages from src/domain/constants/locales.ts.',
  },
];

/** Finds what no file outside the named folders may write. */
export function textProblems({ path, code }: SourceFile): string[] {
  const text = withoutComments(code);
  return rules.flatMap(({ pattern, allowed, advice }) => {
    const found = allowed.test(path) ? undefined : pattern.exec(text)?.[0];
    return found === undefined ? [] : [`${path} has ${found}: ${advice}`];
  });
}

export function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}
