import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { bareWords } from './architecture/bare-words.ts';

const files: string[] = [];
for await (const path of glob('src/**/*.tsx')) {
  if (!/\.test\.tsx$|^src\/features\/shell\/gallery\//.test(path)) files.push(path);
}

describe('U11 every word of the interface is translated', () => {
  test('no text between tags or in readable attributes is untranslated', () => {
    const found = files.flatMap((path) =>
      bareWords(readFileSync(path, 'utf8')).map((words) => `${path}: ${words}`),
    );
    expect(files.length).toBeGreaterThan(100);
    expect(found).toEqual([]);
  });

  test('the search finds text between tags and in attributes, and skips Trans, t and marks', () => {
    expect(bareWords('const a = <p>Hello there</p>;')).toEqual(['Hello there']);
    expect(bareWords('const a = <img alt="A chair" />;')).toEqual(['A chair']);
    expect(bareWords('const a = <b aria-label={`Close`}>×</b>;')).toEqual(['Close']);
    expect(bareWords("const a = <b title={ok ? 'Yes' : t`No`} />;")).toEqual(['Yes']);
    expect(bareWords('const a = <p><Trans>Hello <b>there</b></Trans> · {t`Bye`} {name} 3 %</p>;')).toEqual(
      [],
    );
    expect(bareWords('const a = <Plural value={2} one="# item" other="# items" />;')).toEqual([]);
  });
});
