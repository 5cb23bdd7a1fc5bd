import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { caseTextProblem, mostCasePhotos } from '#domain/cases/case-terms.ts';
import { commandProblem } from '#src/data/graphql/command-problem.ts';
import { createPhotoUploads, usePhotoUploads } from '#src/data/photos/use-photo-uploads.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { DataForm } from '#src/ui/kit/data-form.tsx';
import { TextArea } from '#src/ui/kit/text-field.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import { CommandBanner } from '#src/ui/market/command-banner.tsx';
import type { AnswerFormProps } from './case-actions-props.ts';
import { useCaseKey } from './case-key.ts';
import styles from './cases.module.css';
import { PhotoField } from './photo-field.tsx';
import { useCaseAct } from './use-case-act.ts';

/** The form for a message in a complaint, with photos. */
export function AnswerForm({ found, isOffline, onDone }: AnswerFormProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [wasTried, setTried] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const [uploads] = useState(() => createPhotoUploads(mostCasePhotos, []));
  const { photos, refused } = usePhotoUploads(uploads);
  const isGuest = useCaseKey() !== null;
  const { act, isPending, error } = useCaseAct();
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      uploads.close();
    };
  }, [uploads]);
  const problem = caseTextProblem(text);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isWaiting || isPending || problem !== null) return;
    setWaiting(true);
    await uploads.settled();
    setWaiting(false);
    // Closing the form removes its photos, and the answer must not be sent without them.
    if (!isOpen.current) return;
    const keys = uploads.photos$.value.flatMap(({ mediaKey }) => (mediaKey === null ? [] : [mediaKey]));
    if (keys.length < uploads.photos$.value.length) {
      toast(t`A photo has not been sent yet. Try again or remove it.`, { kind: 'error' });
      return;
    }
    const given = { uuid: found.uuid, text: text.trim(), photos: keys };
    if (await act({ kind: 'answer', given })) onDone();
  };
  const labels = {
    case_text_too_short: t`Write at least ten characters.`,
    case_text_too_long: t`Write at most 5,000 characters.`,
  };
  return (
    <DataForm className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextArea
        label={t`Your answer`}
        value={text}
        onChange={setText}
        error={wasTried && problem !== null ? labels[problem] : undefined}
        rows={5}
        autoFocus
      />
      {isGuest ? (
        <p className={styles.soft}>
          <Trans>You need an account to add photos. Without one, describe what you see.</Trans>
        </p>
      ) : (
        <PhotoField
          uploads={uploads}
          photos={photos}
          refused={refused}
          onFiles={(files) => uploads.add(files)}
        />
      )}
      <CommandBanner problem={commandProblem(error)} keepsText />
      <div className={styles.actions}>
        <Button kind="primary" type="submit" isPending={isPending || isWaiting} isDisabled={isOffline}>
          <Trans>Send answer</Trans>
        </Button>
        <Button kind="quiet" onPress={onDone}>
          <Trans>Back</Trans>
        </Button>
      </div>
    </DataForm>
  );
}
