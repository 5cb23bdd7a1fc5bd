import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { RadioGroup } from '#src/ui/kit/radio-group.tsx';
import { AskedChangeNote, useAskedChange } from './asked-change.tsx';
import styles from './draft-form.module.css';
import { fieldId, useDraftValue } from './draft-form-context.ts';
import { PlainError } from './plain-error.tsx';
import { DraftNumberField } from './text-fields.tsx';

const roundSides = ['diameter', 'height'] as const;
const straightSides = ['width', 'depth', 'height'] as const;

/** Width, depth and height, or diameter and height of a round product (FORM-038, FORM-039). */
export function SizeSection() {
  const { t } = useLingui();
  const width = useDraftValue('width');
  const depth = useDraftValue('depth');
  const diameter = useDraftValue('diameter');
  const [asked, setAsked] = useState<boolean | null>(null);
  const isRound = asked ?? (diameter !== null && width === null && depth === null);
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
          <DraftNumberField isNarrow field="diameter" label={t`Diameter`} suffix={cm} />
        ) : (
          <DraftNumberField isNarrow field="width" label={t`Width`} suffix={cm} />
        )}
        {!isRound && <DraftNumberField isNarrow field="depth" label={t`Depth`} suffix={cm} />}
        <DraftNumberField isNarrow field="height" label={t`Height`} suffix={cm} />
      </div>
      {(isRound ? roundSides : straightSides).map((side) => (
        <PlainError key={side} field={side} />
      ))}
      <AskedChangeNote field="dimensions" />
      <PlainError field="dimensions" />
    </div>
  );
}
