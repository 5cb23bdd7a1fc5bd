import { requirementIdsIn } from '../../../scripts/requirements.ts';
import type { Documents } from './documents.ts';
import type { CitingText } from './texts.ts';

const id = String.raw`[A-Z][A-Z0-9]{1,7}-\d{3}(?:(?:\.\.| to )(?:[A-Z][A-Z0-9]{1,7}-)?\d{3}|(?:/\d{3})+)?`;
const ids = `${id}(?:(?:, | and )${id})*`;
/** The page of the readings in either form, and what follows: ids, or a rule. */
const reading = new RegExp(
  `(?:docs/readings\\.md|\\breadings(?= [A-Z]+\\d*[A-Z]*-\\d|, rule|:|\\)))(?:,? (?:on )?(${ids})|, rule (\\d+))?`,
  'g',
);
const numbers = String.raw`\d+(?:(?:, | and |, and )\d+)*`;
const hazard = new RegExp(`\\bhazards? (${numbers})`, 'gi');
const hazardPage = /docs\/sync-hazards\.md, (H\d+(?:(?:, | and |, and | to )H\d+)*)/g;
const path = /\bdocs\/[\w./-]*\w/g;
/** A page that is named without its folder. */
const page = /(?<![\w/.-])[\w-]+\.md\b/g;
const decision = /\bdecisions? (\d{4}(?:(?:, | and )\d{4})*)/g;
const rule = /\b(docs\/[\w./-]+\.md), rules? (\d+(?:(?:, | and )\d+)*)/g;
const code = /^[RSLUH]\d{1,2}$/;
const codeAtStart = new RegExp(`^(?:(?:${id}|[RSLUH]\\d{1,2})[ ,:;]+)+`);
const codesOfComment = /^(?:[RSLU]\d{1,2}(?:, | and | to )?)+(?=:)/;

/** The references of a text that no document resolves, as sentences. */
export function problemsOf(text: CitingText, documents: Documents): string[] {
  const missing = [
    ...requirementProblems(text.text, documents),
    ...readingProblems(text.text, documents),
    ...hazardProblems(text.text, documents),
    ...codeProblems(text, documents),
    ...pathProblems(text.text, documents),
  ];
  return [...new Set(missing)].map((what) => `${text.path}:${text.line} ${what}`);
}

function requirementProblems(text: string, { requirements, prefixes }: Documents): string[] {
  return requirementIdsIn(text)
    .filter((one) => prefixes.has(one.slice(0, one.indexOf('-'))) && !requirements.has(one))
    .map((one) => `${one} is not in docs/requirements.tsv`);
}

/** The ids after the reference, else the list of ids right before it, else the nearest id before it. */
function readingProblems(text: string, { readings, hasRule }: Documents): string[] {
  return [...text.matchAll(reading)].flatMap(({ 1: after, 2: number, index }) => {
    if (number !== undefined)
      return hasRule('docs/readings.md', number) ? [] : [`docs/readings.md has no rule ${number}`];
    const before = text.slice(0, index);
    const list = new RegExp(`(${ids})[,;:]? ?\\(?$`).exec(before)?.[1];
    const cited = requirementIdsIn(after ?? list ?? '');
    const named = cited.length > 0 ? cited : requirementIdsIn(before).slice(-1);
    if (named.length === 0) return ['docs/readings.md is cited without an entry'];
    return named.filter((one) => !readings.has(one)).map((one) => `docs/readings.md has no ${one}`);
  });
}

function hazardProblems(text: string, { hazards }: Documents): string[] {
  const short = [...text.matchAll(hazard)].flatMap(([, list = '']) => list.match(/\d+/g) ?? []);
  const long = [...text.matchAll(hazardPage)].flatMap(([, list = '']) => list.match(/\d+/g) ?? []);
  return [...short, ...long]
    .filter((number) => !hazards.has(`H${number}`))
    .map((number) => `docs/sync-hazards.md has no H${number}`);
}

/** Codes alone between commas in parentheses, and those that a title or a comment begins with. */
function codeProblems({ kind, text }: CitingText, { quality, hazards }: Documents): string[] {
  const inParentheses = [...text.matchAll(/\(([^()]*)\)/g)].flatMap(([, inside = '']) =>
    inside.split(/[,;]| and | to /).map((part) => part.trim()),
  );
  const start = (kind === 'title' ? codeAtStart : codesOfComment).exec(text)?.[0] ?? '';
  return [...inParentheses, ...start.split(/[ ,:;]+/)]
    .filter((part) => code.test(part) && !quality.has(part) && !hazards.has(part))
    .map((part) => `${part} is in neither docs/quality.md nor docs/sync-hazards.md`);
}

function pathProblems(text: string, { exists, pages, hasRule }: Documents): string[] {
  const decisions = [...text.matchAll(decision)].flatMap(([, list = '']) =>
    (list.match(/\d{4}/g) ?? []).map((number) => `docs/decisions/${number}`),
  );
  const paths = [...text.matchAll(path)].map(([found]) => found);
  const rules = [...text.matchAll(rule)].flatMap(([, document = '', list = '']) =>
    (list.match(/\d+/g) ?? [])
      .filter((number) => !hasRule(document, number))
      .map((number) => `${document} has no rule ${number}`),
  );
  const absent = [...decisions, ...paths].filter((one) => !exists(one)).map((one) => `${one} does not exist`);
  const unknown = (text.match(page) ?? [])
    .filter((one) => !pages.has(one))
    .map((one) => `there is no ${one}`);
  return [...absent, ...unknown, ...rules];
}
