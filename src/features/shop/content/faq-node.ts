import type { FAQPage, WithContext } from 'schema-dts';
import type { Say } from './content-blocks.tsx';
import type { PageContent, Question } from './page-content.ts';

/** Every question of a page, in reading order. */
export function questionsOf(page: PageContent): readonly Question[] {
  return page.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'questions' ? block.items : [])),
  );
}

/** The questions as schema.org's FAQPage, in the language of `say`; null for a page without questions. */
export function faqNode(page: PageContent, say: Say): WithContext<FAQPage> | null {
  const questions = questionsOf(page);
  return questions.length === 0 ? null : nodeOfQuestions(questions, say);
}

/** Structured data (FAQPage) for questions on another page, such as a product list. */
export function nodeOfQuestions(questions: readonly Question[], say: Say): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: say(question),
      acceptedAnswer: { '@type': 'Answer', text: say(answer) },
    })),
  };
}
