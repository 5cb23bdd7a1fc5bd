import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type WantedField, wantedProblems } from '#domain/wanted/wanted-rules.ts';
import { usePhotoUploads } from '#src/data/photos/use-photo-uploads.ts';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { DataForm } from '#src/ui/kit/data-form.tsx';
import { ErrorSummary } from '#src/ui/kit/error-summary.tsx';
import { NumberField } from '#src/ui/kit/number-field.tsx';
import { TextArea, TextField } from '#src/ui/kit/text-field.tsx';
import { PhotoList, type PhotoListProps } from '../photos/photo-list.tsx';
import { forgetWantedUploads, wantedUploadsOf } from '../photos/wanted-uploads.ts';
import styles from '../wanted.module.css';
import { type CategoryChoice, wantedCategoriesQuery } from '../wanted-queries.ts';
import { CategoryField } from './category-field.tsx';
import { type FormProblem, fieldId, problemMessage } from './problem-messages.ts';
import { SizeFields } from './size-fields.tsx';
import {
  beginWith,
  type FirstValues,
  forgetForm,
  readStoredForm,
  storeForm,
  type WantedValues,
} from './stored-form.ts';
import { type SendFailure, useSendWanted } from './use-send-wanted.ts';

export interface WantedFormProps {
  readonly userId: string;
  readonly first?: FirstValues;
  readonly onSent: () => void;
}

/** The form for a wanted item: photos, title, budget and the available space. Stored in this tab until it is sent. */
export function WantedForm({ userId, first = {}, onSent }: WantedFormProps) {
  const { t } = useLingui();
  const isOffline = useIsOffline();
  const { values, setValues, uploads, photos, refused, sending } = useStoredWanted(userId, first, onSent);
  const { send, isSending, refused: left, failure, refusals } = sending;
  const categories = useQuery(wantedCategoriesQuery(useLocale())).data;
  // After the first attempt, a corrected field loses its error immediately.
  const content = { ...values, images: photos.map(({ id }) => id) };
  const now = refusals > 0 ? wantedProblems(content, { isCategoryShown: categories !== undefined }) : [];
  const problems: readonly FormProblem[] = now.length > 0 ? now : left;
  const errorOf = (field: WantedField): string | undefined => {
    const problem = problems.find((one) => one.field === field);
    return problem === undefined ? undefined : t(problemMessage[problem.code]);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isOffline && !isSending) void send(values, categories !== undefined);
  };
  return (
    <DataForm className={styles.form} onSubmit={submit}>
      <ErrorSummary
        title={<Trans>Not yet complete</Trans>}
        problems={problems.map(({ field, code }) => ({
          fieldId: fieldId(field),
          text: t(problemMessage[code]),
        }))}
        focusKey={refusals}
      />
      <PhotosField uploads={uploads} photos={photos} refused={refused} error={errorOf('images')} />
      <WantedFields
        values={values}
        categories={categories}
        onChange={(part) => setValues((before) => ({ ...before, ...part }))}
        errorOf={errorOf}
      />
      <FormNotes failure={failure} isOffline={isOffline} />
      <Button type="submit" kind="primary" size="large" wide isPending={isSending} isDisabled={isOffline}>
        <Trans>Post wanted request</Trans>
      </Button>
    </DataForm>
  );
}

/** The values and photos of the form, stored in this tab until they are sent. */
function useStoredWanted(userId: string, first: FirstValues, onSent: () => void) {
  const [stored] = useState(() => readStoredForm(userId));
  const [values, setValues] = useState(() => beginWith(stored.values, stored.photos.length > 0, first));
  const [uploads] = useState(() => wantedUploadsOf(userId, stored.photos));
  const wasSent = useRef(false);
  const { photos, refused } = usePhotoUploads(uploads);
  const sending = useSendWanted(uploads, () => {
    wasSent.current = true;
    forgetForm();
    forgetWantedUploads();
    onSent();
  });
  useEffect(() => {
    if (wasSent.current) return;
    const sent = photos.flatMap(({ name, mediaKey }) => (mediaKey === null ? [] : [{ name, mediaKey }]));
    storeForm(userId, values, sent);
  }, [userId, values, photos]);
  return { values, setValues, uploads, photos, refused, sending };
}

interface PhotosFieldProps extends PhotoListProps {
  readonly error: string | undefined;
}

function PhotosField({ error, ...list }: PhotosFieldProps) {
  return (
    <fieldset id={fieldId('images')} className={styles.side}>
      <legend className={styles.legend}>
        <Trans>Photos</Trans>
      </legend>
      <p className={styles.soft}>
        <Trans>1 to 4 photos: something similar, a magazine cutting or the place it is for.</Trans>
      </p>
      <PhotoList {...list} />
      {error !== undefined && <p className={styles.error}>{error}</p>}
    </fieldset>
  );
}

interface WantedFieldsProps {
  readonly values: WantedValues;
  /** Undefined until they are loaded. */
  readonly categories: readonly CategoryChoice[] | undefined;
  readonly onChange: (part: Partial<WantedValues>) => void;
  readonly errorOf: (field: WantedField) => string | undefined;
}

/** What is wanted, and for how much. */
function WantedFields({ values, categories, onChange, errorOf }: WantedFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        id={fieldId('title')}
        label={<Trans>What are you looking for?</Trans>}
        description={
          <Trans>Mention the type of product, the maker and the material: we search for these words.</Trans>
        }
        placeholder={t`Teak sideboard from the sixties`}
        value={values.title}
        onChange={(title) => onChange({ title })}
        error={errorOf('title')}
      />
      {categories !== undefined && (
        <CategoryField
          categories={categories}
          value={values.category}
          onChange={(category) => onChange({ category })}
          error={errorOf('category')}
        />
      )}
      <div id={fieldId('budget')}>
        <NumberField
          label={<Trans>Budget</Trans>}
          description={<Trans>The most you want to pay, in whole euros.</Trans>}
          prefix="€"
          maxDigits={7}
          value={values.budget}
          onChange={(budget) => onChange({ budget })}
          error={errorOf('budget')}
        />
      </div>
      <SizeFields sizes={values.sizes} onChange={(sizes) => onChange({ sizes })} errorOf={errorOf} />
      <TextArea
        id={fieldId('description')}
        label={<Trans>Description</Trans>}
        aside={<Trans>Optional</Trans>}
        rows={4}
        value={values.description}
        onChange={(description) => onChange({ description })}
        error={errorOf('description')}
      />
    </>
  );
}

function FormNotes({ failure, isOffline }: { failure: SendFailure | null; isOffline: boolean }) {
  return (
    <>
      {failure !== null && (
        <Banner kind="error" announce>
          {failure.kind === 'said' ? failure.message : <Trans>Something went wrong. Try again.</Trans>}
        </Banner>
      )}
      {isOffline && (
        <Banner kind="warning" announce>
          <Trans>
            You are offline. What you entered is saved; send it once you are back online. Keep this page open
            until all photos have been sent.
          </Trans>
        </Banner>
      )}
    </>
  );
}
