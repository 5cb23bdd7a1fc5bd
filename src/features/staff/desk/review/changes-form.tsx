import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { reviewExplanationLength } from '#domain/product/review.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { Checkbox } from '#src/ui/kit/checkbox.tsx';
import { NativeSelect } from '#src/ui/kit/native-select.tsx';
import { TextArea } from '#src/ui/kit/text-field.tsx';
import styles from './desk-review.module.css';
import { fieldLabel } from './product-labels.ts';
import type { Reasons } from './review-queries.ts';

/** The change requested for one field. */
interface AskedChange {
  readonly reason: string;
  readonly explanation: string;
}
export type AskedChanges = Readonly<Record<string, AskedChange>>;

export interface ChangesFormProps {
  readonly reasons: Reasons['changes'];
  readonly asked: AskedChanges;
  readonly onAsked: (asked: AskedChanges) => void;
  readonly isSending: boolean;
  readonly onSend: () => void;
  readonly onCancel: () => void;
}

/** The changes requested from the seller, per field: a reason, and an explanation if the reason does not suffice. */
export function ChangesForm({ reasons, asked, onAsked, isSending, onSend, onCancel }: ChangesFormProps) {
  const { t } = useLingui();
  const form = useRef<HTMLDivElement>(null);
  // Opened by a shortcut or a button: moves the focus into the form.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const toggle = (field: string, reason: string) => {
    const { [field]: chosen, ...rest } = asked;
    onAsked(chosen === undefined ? { ...asked, [field]: { reason, explanation: '' } } : rest);
  };
  const isUnclear = Object.values(asked).some(
    ({ reason, explanation }) => reason === 'other' && explanation.trim() === '',
  );
  const count = Object.keys(asked).length;
  return (
    <div ref={form} className={styles.form}>
      <fieldset className={styles.fields}>
        <legend>
          <Trans>What should the seller change?</Trans>
        </legend>
        {reasons.map(({ field, reasons: offered }) => {
          const chosen = asked[field];
          const label = t(fieldLabel(field));
          return (
            <div key={field} className={styles.field}>
              <Checkbox
                isSelected={chosen !== undefined}
                onChange={() => toggle(field, offered[0]?.code ?? 'other')}
              >
                {label}
              </Checkbox>
              {chosen !== undefined && (
                <div className={styles.fieldReason}>
                  <NativeSelect
                    label={t`Reason: ${label}`}
                    options={offered.map(({ code, text }) => ({
                      value: code,
                      label: text === '' ? t`Other` : text,
                    }))}
                    value={chosen.reason}
                    onChange={(reason) => onAsked({ ...asked, [field]: { ...chosen, reason } })}
                  />
                  <TextArea
                    rows={2}
                    label={t`Explanation for ${label}`}
                    description={
                      chosen.reason === 'other' ? (
                        <Trans>Required with this reason. The seller sees exactly what you write.</Trans>
                      ) : (
                        <Trans>Optional. The seller sees exactly what you write.</Trans>
                      )
                    }
                    maxLength={reviewExplanationLength}
                    value={chosen.explanation}
                    onChange={(explanation) => onAsked({ ...asked, [field]: { ...chosen, explanation } })}
                  />
                </div>
              )}
            </div>
          );
        })}
      </fieldset>
      <p className={styles.soft}>
        <Trans>
          The seller is notified, changes the listing and submits it again. Until then it is not live.
        </Trans>
      </p>
      <div className={styles.acts}>
        <Button onPress={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button kind="primary" isDisabled={count === 0 || isUnclear} isPending={isSending} onPress={onSend}>
          <Trans>Send to the seller</Trans>
        </Button>
      </div>
    </div>
  );
}
