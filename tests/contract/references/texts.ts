import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { parseSync } from 'vite';
import { titlesOf } from '../../../scripts/requirements.ts';

/** A comment, or the title of a test, as one line without the marks of the comment. */
export interface CitingText {
  readonly path: string;
  readonly line: number;
  readonly kind: 'comment' | 'title';
  readonly text: string;
}

interface Comment {
  readonly type: 'Line' | 'Block';
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** Every comment and test title of the sources that people write. */
export async function projectTexts(): Promise<CitingText[]> {
  const texts: CitingText[] = [];
  for await (const path of glob('{src,server-mock,workers,tests,scripts}/**/*.{ts,tsx,mjs,css}')) {
    if (!/\.gen\.tsx?$/.test(path)) texts.push(...textsOf(path, readFileSync(path, 'utf8')));
  }
  return texts;
}

/** The comments of a file, adjoining line comments as one, and the titles of its tests. */
export function textsOf(path: string, source: string): CitingText[] {
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length;
  const comments = joinLines(commentsOf(path, source), source).map(
    ({ value, start }): CitingText => ({ path, line: lineAt(start), kind: 'comment', text: plain(value) }),
  );
  if (!/\.(test|spec)\.tsx?$/.test(path)) return comments;
  const titles = titlesOf(path, source).map(
    ({ text, start }): CitingText => ({ path, line: lineAt(start), kind: 'title', text }),
  );
  return [...comments, ...titles];
}

function commentsOf(path: string, source: string): Comment[] {
  if (!path.endsWith('.css')) return parseSync(path, source).comments;
  return [...source.matchAll(/\/\*([\s\S]*?)\*\//g)].map(({ 0: all, 1: value = '', index }) => ({
    type: 'Block',
    value,
    start: index,
    end: index + all.length,
  }));
}

function joinLines(comments: readonly Comment[], source: string): Comment[] {
  const joined: Comment[] = [];
  for (const comment of comments) {
    const last = joined.at(-1);
    const adjoins =
      last?.type === 'Line' && comment.type === 'Line' && source.slice(last.end, comment.start).trim() === '';
    if (adjoins)
      joined[joined.length - 1] = { ...last, value: `${last.value}\n${comment.value}`, end: comment.end };
    else joined.push(comment);
  }
  return joined;
}

function plain(value: string): string {
  return value
    .replace(/^\s*\*+ ?/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
