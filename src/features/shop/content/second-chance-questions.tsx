import { useLocale } from '#src/i18n/use-locale.ts';
import { useStructuredData } from '#src/ui/kit/page-head.tsx';
import styles from './content.module.css';
import { ContentBlock } from './content-blocks.tsx';
import { nodeOfQuestions } from './faq-node.ts';
import { usePageMessages } from './page-messages.ts';
import { secondChanceHeading, secondChanceQuestions } from './pages/second-chance-faq.ts';

const headingId = 'second-chance-questions';

/** The questions about second chance (CONTENT-011) below a list of such products; the server adds a FAQPage (U24). */
export function SecondChanceQuestions() {
  const messages = usePageMessages(useLocale());
  // Constant folding removes this from the browser bundle.
  useStructuredData(
    import.meta.env.SSR
      ? () => [nodeOfQuestions(secondChanceQuestions, (sentence) => messages._(sentence))]
      : undefined,
  );
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId}>{messages._(secondChanceHeading)}</h2>
      <ContentBlock
        block={{ kind: 'questions', items: secondChanceQuestions }}
        say={(sentence) => messages._(sentence)}
      />
    </section>
  );
}
