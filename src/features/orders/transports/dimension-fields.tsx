import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { dimensionRange } from '#domain/product/limits.ts';
import { type TransportSide, transportSides, wrongSides } from '#domain/transports/dimensions.ts';
import { NumberField } from '#src/ui/kit/number-field.tsx';
import styles from './transports.module.css';

/** In whole centimetres; null for an empty field. */
export type Sizes = Readonly<Record<TransportSide, number | null>>;

const names: Readonly<Record<TransportSide, MessageDescriptor>> = {
  width: msg`Width`,
  height: msg`Height`,
  depth: msg`Depth`,
};

export interface DimensionFieldsProps {
  readonly sizes: Sizes;
  readonly onChange: (sizes: Sizes) => void;
  /** Whether the form was submitted; errors are shown only afterwards. */
  readonly isAsked: boolean;
}

/** The dimensions of the product as the driver carries it (TRANS-022). The fields accept digits only. */
export function DimensionFields({ sizes, onChange, isAsked }: DimensionFieldsProps) {
  const { t } = useLingui();
  const wrong = isAsked ? wrongSides(sizes) : [];
  const { min, max } = dimensionRange;
  return (
    <>
      <h3 className={styles.subtitle}>
        <Trans>How large is the product?</Trans>
      </h3>
      <p>
        <Trans>
          Measure the product as it will be transported: with its packaging and any parts that can’t be
          removed.
        </Trans>
      </p>
      <div className={styles.sizes}>
        {transportSides.map((side) => (
          <NumberField
            key={side}
            label={t(names[side])}
            suffix="cm"
            maxDigits={4}
            value={sizes[side]}
            onChange={(value) => onChange({ ...sizes, [side]: value })}
            error={wrong.includes(side) ? t`Enter a whole number from ${min} to ${max}.` : undefined}
          />
        ))}
      </div>
    </>
  );
}
