import type { Say } from './content-blocks.tsx';
import type { Block, Question, Section } from './page-content.ts';

/** The words of a text in lower case and without accents, so that "livre" finds "livré". */
function wordsOf(text: string): readonly string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{Mn}/gu, '');
  return plain.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
}

export interface MatchingSections {
  readonly sections: readonly Section[];
  /** The number of questions in them. */
  readonly count: number;
}

/**
 * Returns the sections with only those questions in which every typed word begins a word of the question or the
 * answer; all of them when nothing is typed. Sections without such a question are left out.
 */
export function matchingSections(sections: readonly Section[], typed: string, say: Say): MatchingSections {
  const wanted = wordsOf(typed);
  const matches = ({ question, answer }: Question) => {
    const words = wordsOf(`${say(question)} ${say(answer)}`);
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  };
  let count = 0;
  const found = sections.flatMap((section) => {
    const blocks = section.blocks.flatMap((block): readonly Block[] => {
      if (block.kind !== 'questions') return [];
      const items = block.items.filter(matches);
      count += items.length;
      return items.length === 0 ? [] : [{ ...block, items }];
    });
    return blocks.length === 0 ? [] : [{ ...section, blocks }];
  });
  return { sections: found, count };
}
