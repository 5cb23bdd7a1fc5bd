import { useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '#src/ui/kit/icon.tsx';
import { RadioGroup } from '#src/ui/kit/radio-group.tsx';
import { AskedChangeNote, useAskedChange } from './asked-change.tsx';
import styles from './draft-form.module.css';
import { fieldId, useDraftForm } from './draft-form-context.ts';
import { DraftNumberField } from './text-fields.tsx';

/** Width, depth and height, or diameter and height of a round product (FORM-038, FORM-039). */
export function SizeSection() {
  const { t } = useLingui();
  const { draft, errors } = useDraftForm();
  const [asked, setAsked] = useState<boolean | null>(null);
  const isRound = asked ?? (draft.diameter !== null && draft.width === null && draft.depth === null);
  const error = errors.get('dimensions');
  const cm = t`cm`;
  const whatIsAsked = useAskedChange('dimensions');
  return (
    <div id={fieldId('dimensions')} className={styles.field}>
      <RadioGroup
        {...whatIsAsked}
        label={t`Dimensions`}
        row
        value={isRound ? 'round' : 'straight'}
        options={[
          { value: 'straight', label: t`Width, depth and height` },
          { value: 'round', label: t`Round: diameter and height` },
        ]}
        onChange={(value) => setAsked(value === 'round')}
      />
      <div className={styles.columns}>
        {isRound ? (
          <DraftNumberField field="diameter" label={t`Diameter`} suffix={cm} />
        ) : (
          <DraftNumberField field="width" label={t`Width`} suffix={cm} />
        )}
        {!isRound && <DraftNumberField field="depth" label={t`Depth`} suffix={cm} />}
        <DraftNumberField field="height" label={t`Height`} suffix={cm} />
      </div>
      <AskedChangeNote field="dimensions" />
      {error !== undefined && (
        <p className={styles.error}>
          <Icon icon={CircleAlert} size={16} /> {error}
        </p>
      )}
    </div>
  );
}
