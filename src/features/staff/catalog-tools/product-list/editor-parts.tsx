import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, Trash2 } from 'lucide-react';
import { contentLimits } from '#domain/listing-content/content-limits.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { TextArea, TextField } from '#src/ui/kit/text-field.tsx';
import type { FieldErrors } from './content-problem-messages.ts';
import type { EditedTexts } from './edit-texts.ts';
import styles from './product-list-tools.module.css';

interface PartProps {
  readonly edited: EditedTexts;
  readonly errors: FieldErrors;
  readonly onChange: (edited: EditedTexts) => void;
  /** Called after a row was removed; `restore` puts it back into the current values of the form. */
  readonly onRemoved: (restore: (now: EditedTexts) => EditedTexts) => void;
}

/** Returns a copy with one row replaced. */
function replaced<Row>(rows: readonly Row[], at: number, row: Row): readonly Row[] {
  return rows.map((old, index) => (index === at ? row : old));
}

/** The pictures, given by their keys, each with its alternative text. */
export function ImageRows({ edited, errors, onChange, onRemoved }: PartProps) {
  const { t } = useLingui();
  const { images } = edited;
  const set = (next: EditedTexts['images']) => onChange({ ...edited, images: next });
  return (
    <div className={styles.part}>
      <h3>
        <Trans>Photos</Trans>
      </h3>
      {numbered(images).map(({ id, row, at }) => (
        <div key={id} className={styles.form}>
          <TextField
            label={t`Key of photo ${at + 1}`}
            value={row.imageKey}
            error={errors[`images.${at}.imageKey`]}
            onChange={(imageKey) => set(replaced(images, at, { ...row, imageKey }))}
          />
          <TextField
            label={t`Description of photo ${at + 1}`}
            value={row.alt}
            maxLength={contentLimits.alt}
            error={errors[`images.${at}.alt`]}
            onChange={(alt) => set(replaced(images, at, { ...row, alt }))}
          />
          <div>
            <Button
              kind="quiet"
              size="small"
              icon={Trash2}
              onPress={() => {
                set(images.filter((_row, index) => index !== at));
                onRemoved((now) => ({ ...now, images: now.images.toSpliced(at, 0, row) }));
              }}
            >
              <Trans>Remove photo {at + 1}</Trans>
            </Button>
          </div>
        </div>
      ))}
      {images.length < contentLimits.images && (
        <div>
          <Button size="small" icon={Plus} onPress={() => set([...images, { alt: '', imageKey: '' }])}>
            <Trans>Add a photo</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}

/** Unsaved rows have no id, so the position is the React key. */
function numbered<Row>(rows: readonly Row[]) {
  return rows.map((row, at) => ({ id: `row-${at}`, row, at }));
}

export function FaqRows({ edited, errors, onChange, onRemoved }: PartProps) {
  const { t } = useLingui();
  const { faqs } = edited;
  const set = (next: EditedTexts['faqs']) => onChange({ ...edited, faqs: next });
  return (
    <div className={styles.part}>
      <h3>
        <Trans>Questions and answers</Trans>
      </h3>
      {numbered(faqs).map(({ id, row, at }) => (
        <div key={id} className={styles.form}>
          <TextField
            label={t`Question ${at + 1}`}
            value={row.question}
            maxLength={contentLimits.question}
            error={errors[`faqs.${at}.question`]}
            onChange={(question) => set(replaced(faqs, at, { ...row, question }))}
          />
          <TextArea
            label={t`Answer ${at + 1}`}
            value={row.answer}
            rows={3}
            maxLength={contentLimits.answer}
            error={errors[`faqs.${at}.answer`]}
            onChange={(answer) => set(replaced(faqs, at, { ...row, answer }))}
          />
          <div>
            <Button
              kind="quiet"
              size="small"
              icon={Trash2}
              onPress={() => {
                set(faqs.filter((_row, index) => index !== at));
                onRemoved((now) => ({ ...now, faqs: now.faqs.toSpliced(at, 0, row) }));
              }}
            >
              <Trans>Remove question {at + 1}</Trans>
            </Button>
          </div>
        </div>
      ))}
      {faqs.length < contentLimits.faqs && (
        <div>
          <Button
            size="small"
            icon={Plus}
            onPress={() => set([...faqs, { id: null, question: '', answer: '' }])}
          >
            <Trans>Add a question</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
