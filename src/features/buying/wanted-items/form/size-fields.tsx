import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type WantedSide, wantedSides } from '#domain/wanted/size-range.ts';
import { NumberField } from '#src/ui/kit/number-field.tsx';
import styles from '../wanted.module.css';
import { fieldId } from './problem-messages.ts';
import type { WantedValues } from './stored-form.ts';

export const sideLabels: Readonly<Record<WantedSide, ReactNode>> = {
  width: <Trans>Width</Trans>,
  height: <Trans>Height</Trans>,
  depth: <Trans>Depth</Trans>,
  diameter: <Trans>Diameter</Trans>,
};

export interface SizeFieldsProps {
  readonly sizes: WantedValues['sizes'];
  readonly onChange: (sizes: WantedValues['sizes']) => void;
  readonly errorOf: (side: WantedSide) => string | undefined;
}

/** The size ranges, minimum and maximum side by side; all optional (WANT-009). */
export function SizeFields({ sizes, onChange, errorOf }: SizeFieldsProps) {
  const { t } = useLingui();
  return (
    <section className={styles.sizes} aria-labelledby="wanted-sizes">
      <h2 id="wanted-sizes" className={styles.subtitle}>
        <Trans>Dimensions</Trans>{' '}
        <span className={styles.optional}>
          <Trans>optional, in centimetres</Trans>
        </span>
      </h2>
      {wantedSides.map((side) => {
        const range = sizes[side];
        const change = (part: Partial<typeof range>) => onChange({ ...sizes, [side]: { ...range, ...part } });
        return (
          <fieldset key={side} id={fieldId(side)} className={styles.side}>
            <legend className={styles.legend}>{sideLabels[side]}</legend>
            <div className={styles.ends}>
              <NumberField
                label={t`Minimum`}
                suffix="cm"
                maxDigits={4}
                value={range.lower}
                onChange={(lower) => change({ lower })}
              />
              <NumberField
                label={t`Maximum`}
                suffix="cm"
                maxDigits={4}
                value={range.upper}
                onChange={(upper) => change({ upper })}
                error={errorOf(side)}
              />
            </div>
          </fieldset>
        );
      })}
    </section>
  );
}
