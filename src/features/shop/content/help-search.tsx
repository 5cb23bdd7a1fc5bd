import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { LinkButton } from '#src/ui/kit/link-button.tsx';
import { TextField } from '#src/ui/kit/text-field.tsx';
import styles from './content.module.css';
import type { Say } from './content-blocks.tsx';
import { matchingSections } from './matching-questions.ts';
import type { Section } from './page-content.ts';

export interface HelpSearchProps {
  readonly sections: readonly Section[];
  readonly say: Say;
  /** Renders the sections with the questions that match. */
  readonly children: (sections: readonly Section[]) => ReactNode;
}

/** A search field that filters the questions of a page while it is typed in; it needs no network. */
export function HelpSearch({ sections, say, children }: HelpSearchProps) {
  const { t } = useLingui();
  const countId = useId();
  const [typed, setTyped] = useState('');
  const found = matchingSections(sections, typed, say);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is not known to all screen readers yet */}
      <div role="search" aria-label={t`Search the questions`} className={styles.helpSearch}>
        <TextField
          label={t`Search the questions`}
          type="search"
          value={typed}
          onChange={setTyped}
          aria-describedby={countId}
        />
        <p id={countId} role="status" className={styles.helpCount}>
          {typed.trim() !== '' && (
            <Plural
              value={found.count}
              _0="No questions found"
              one="# question found"
              other="# questions found"
            />
          )}
        </p>
      </div>
      {children(found.sections)}
      <section className={styles.section} aria-labelledby="more-help">
        <h2 id="more-help">
          <Trans>Is your answer not here?</Trans>
        </h2>
        <p>
          <Trans>
            Ask us. Include your order number or the address of the page, and we can help you sooner.
          </Trans>
        </p>
        <div>
          <LinkButton kind="primary" to="/contact">
            <Trans>Contact us</Trans>
          </LinkButton>
        </div>
      </section>
    </>
  );
}
