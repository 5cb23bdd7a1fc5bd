import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { TextField } from '#src/ui/kit/text-field.tsx';
import styles from './form/draft-form.module.css';
import { fieldId } from './form/draft-form-context.ts';
import { PublishingNeeds } from './form/publishing-needs.tsx';
import { titleAttributes, useTitleTexts } from './form/title-texts.ts';
import { PhotoAdvice } from './photos/photo-advice.tsx';

/** What was done in the first field before the form was there. */
export interface StartedTitle {
  readonly typed: string;
  /** The selection in the field when the form replaced it; null if it did not have the focus. */
  readonly selection: RefObject<readonly [start: number, end: number] | null>;
}

export interface DraftStartProps {
  readonly started: StartedTitle;
  readonly isHydrating: boolean;
  readonly onTyped: (title: string) => void;
  readonly onSignIn: () => void;
}

/**
 * A new draft until its form is there: on a slow phone the form takes seconds, so the title can be typed before that,
 * also in the server's HTML.
 */
export function DraftStart({ started, isHydrating, onTyped, onSignIn }: DraftStartProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const { selection } = started;
  usePageTitle(t`New listing`);
  useLayoutEffect(() => {
    const field = input.current;
    selection.current = null;
    return () => {
      const hasFocus = field !== null && document.activeElement === field;
      selection.current = hasFocus ? [field.selectionStart ?? 0, field.selectionEnd ?? 0] : null;
    };
  }, [selection]);
  return (
    <div className={styles.page} aria-busy data-hydrating={isHydrating ? '' : undefined}>
      <header className={styles.head}>
        <h1 className={styles.title}>
          <Trans>New listing</Trans>
        </h1>
        <div className={styles.forVisitors}>
          <PublishingNeeds signedIn={false} seller={null} onSignIn={onSignIn} />
        </div>
      </header>
      <div className={styles.columns2}>
        <div className={styles.main}>
          <div className={styles.form}>
            <div className={styles.photosPlaceholder}>
              <Skeleton height="100%" />
              <PhotoAdvice />
            </div>
            <section className={styles.section}>
              <h2 className={styles.sectionTitle}>
                <Trans>What are you selling?</Trans>
              </h2>
              <div id={fieldId('title')} className={styles.field}>
                <TextField
                  {...useTitleTexts(started.typed !== '')}
                  {...titleAttributes}
                  value={started.typed}
                  onChange={onTyped}
                  inputRef={input}
                />
              </div>
              <Skeleton height="96px" />
            </section>
            <Skeleton height="386px" />
            <Skeleton height="697px" />
          </div>
        </div>
      </div>
    </div>
  );
}

/** Continues in the title field of the form once it appears: with the text, and with the focus where it was. */
export function useStartedTitle(started: StartedTitle, onText: (title: string) => void): void {
  const takeOver = useEffectEvent(() => {
    if (started.typed !== '') onText(started.typed);
    const { current: selected } = started.selection;
    if (selected === null) return;
    const field = document.getElementById(fieldId('title'))?.querySelector('input');
    field?.focus({ preventScroll: true });
    field?.setSelectionRange(...selected);
  });
  useLayoutEffect(() => takeOver(), []);
}
