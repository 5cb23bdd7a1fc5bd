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

interface FieldState {
  readonly text: string;
  /** Null if the field does not have the focus. */
  readonly selection: readonly [start: number, end: number] | null;
}

/** The state of the first field when the form replaced it; null if there was none. */
export type StartedTitle = RefObject<FieldState | null>;

export interface DraftStartProps {
  readonly started: StartedTitle;
  readonly isHydrating: boolean;
  readonly onSignIn: () => void;
}

/**
 * A new draft until its form is there: on a slow phone the form takes seconds, so the title can be typed before that,
 * also in the server's HTML.
 */
export function DraftStart({ started, isHydrating, onSignIn }: DraftStartProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  usePageTitle(t`New listing`);
  useLayoutEffect(() => {
    const field = input.current;
    return () => {
      started.current = field === null ? null : stateOf(field);
    };
  }, [started]);
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
                <TextField {...useTitleTexts(false)} {...titleAttributes} inputRef={input} />
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

function stateOf(field: HTMLInputElement): FieldState {
  const { value: text, selectionStart: start, selectionEnd: end } = field;
  const hasFocus = document.activeElement === field;
  return { text, selection: hasFocus ? [start ?? text.length, end ?? text.length] : null };
}

/** Continues in the title field of the form once it appears: with the text, and with the focus where it was. */
export function useStartedTitle(started: StartedTitle, onText: (title: string) => void): void {
  const takeOver = useEffectEvent(() => {
    const { text, selection } = started.current ?? { text: '', selection: null };
    started.current = null;
    if (text !== '') onText(text);
    if (selection === null) return;
    const field = document.getElementById(fieldId('title'))?.querySelector('input');
    field?.focus({ preventScroll: true });
    // Once the field has its text, and before the next key.
    queueMicrotask(() => field?.setSelectionRange(...selection));
  });
  useLayoutEffect(() => takeOver(), []);
}
