import { useLingui } from '@lingui/react/macro';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { NumberField } from '#src/ui/kit/number-field.tsx';
import { RangeSlider } from '#src/ui/kit/range-slider.tsx';
import { readRange, writeRange } from './filter-changes.ts';
import styles from './filters.module.css';
import { Histogram } from './histogram.tsx';
import { fitBounds, type Sides, sideOf } from './range-bounds.ts';

export interface RangeFilterProps {
  readonly label: string;
  readonly unit: '€' | 'cm';
  /** Of the product list without this filter (FILT-008). */
  readonly min: number;
  readonly max: number;
  readonly histogram: readonly number[];
  /** "min-max" as in the URL; undefined for none. */
  readonly value: string | undefined;
  readonly onChange: (value: string | null) => void;
}

/** A range: a slider with two thumbs, two fields and a histogram (FILT-002). */
export function RangeFilter(props: RangeFilterProps) {
  const { label, unit, min, max, histogram, value, onChange } = props;
  const { t } = useLingui();
  const bounds = fitBounds(min, max);
  const [sides, setSides] = useState<Sides>(() => readRange(value));
  useEffect(() => setSides(readRange(value)), [value]);
  const commit = (next: Sides) => {
    const written = writeRange(...next);
    if (written !== writeRange(...readRange(value))) onChange(written);
  };
  const fields = useRef<HTMLDivElement>(null);
  const leave = ({ relatedTarget }: FocusEvent) => {
    const [from, to] = sides;
    // Somebody who raises both ends is between the fields for a moment with the higher number first.
    const isTurned = from !== null && to !== null && from > to;
    if (!isTurned || !fields.current?.contains(relatedTarget)) commit(sides);
  };
  const low = Math.max(bounds.min, Math.min(sides[0] ?? bounds.min, bounds.max));
  const high = Math.max(low, Math.min(sides[1] ?? bounds.max, bounds.max));
  const sidesOf = ([from, to]: readonly [number, number]): Sides => [
    sideOf(from, bounds.min),
    sideOf(to, bounds.max),
  ];
  const field = (index: 0 | 1, name: string, placeholder: number) => (
    <NumberField
      label={name}
      value={sides[index]}
      maxDigits={7}
      placeholder={String(placeholder)}
      {...(unit === '€' ? { prefix: '€' } : { suffix: 'cm' })}
      onChange={(typed) => setSides(index === 0 ? [typed, sides[1]] : [sides[0], typed])}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit(sides);
      }}
    />
  );
  return (
    <div className={styles.range}>
      {bounds.max > bounds.min && (
        <div>
          <Histogram bins={histogram} min={min} max={max} low={low} high={high} />
          <RangeSlider
            label={label}
            thumbLabels={[t`Minimum`, t`Maximum`]}
            min={bounds.min}
            max={bounds.max}
            step={bounds.step}
            value={[low, high]}
            onChange={(next) => setSides(sidesOf(next))}
            onChangeEnd={(next) => commit(sidesOf(next))}
            {...(unit === '€'
              ? { format: { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const }
              : { format: { style: 'unit', unit: 'centimeter' } as const })}
          />
        </div>
      )}
      <div className={styles.rangeFields} ref={fields}>
        {field(0, t`From`, min)}
        {field(1, t`To`, max)}
      </div>
    </div>
  );
}
