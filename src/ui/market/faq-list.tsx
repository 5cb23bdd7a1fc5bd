import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { Heading } from 'react-aria-components/Heading';
import { cx } from '#src/ui/kit/class-names.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import styles from './faq.module.css';

interface FaqItem {
  readonly id: string;
  readonly question: string;
  readonly answer: ReactNode;
}

export interface FaqListProps {
  readonly items: readonly FaqItem[];
  /** The level of the headings of the questions; one below that of the heading above the list. */
  readonly level?: 2 | 3 | 4;
}

/** Questions that expand to their answers. Collapsed answers can be found with the browser's find in page. */
export function FaqList({ items, level = 3 }: FaqListProps) {
  return (
    <div className={styles.faq}>
      {items.map(({ id, question, answer }) => (
        <Disclosure key={id} className={cx(styles.entry)}>
          <Heading level={level} className={cx(styles.question)}>
            <Button slot="trigger" className={cx(styles.trigger)}>
              <span>{question}</span>
              <Icon icon={ChevronDown} className={cx(styles.chevron)} />
            </Button>
          </Heading>
          <DisclosurePanel>
            <div className={styles.answer}>{answer}</div>
          </DisclosurePanel>
        </Disclosure>
      ))}
    </div>
  );
}
