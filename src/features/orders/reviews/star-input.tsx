import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { fewestStars, mostStars } from '#domain/reviews/review-content.ts';
import { cx } from '#src/ui/kit/class-names.ts';
import { FieldHelp, FieldLabel } from '#src/ui/kit/field-parts.tsx';
import { hasError } from '#src/ui/kit/field-texts.ts';
import { BareRadioGroup, Radio } from '#src/ui/kit/radio-group.tsx';
import styles from './reviews.module.css';

export interface StarInputProps {
  readonly id: string;
  readonly label: ReactNode;
  readonly value: number | null;
  readonly onChange: (stars: number) => void;
  readonly error?: ReactNode;
}

const all = Array.from({ length: mostStars - fewestStars + 1 }, (_, at) => fewestStars + at);

/** One to five stars as a radio group: operable with arrow keys, each star labelled with its number. */
export function StarInput({ id, label, value, onChange, error }: StarInputProps) {
  const { t } = useLingui();
  return (
    <BareRadioGroup
      id={id}
      orientation="horizontal"
      value={value === null ? null : String(value)}
      onChange={(chosen) => onChange(Number(chosen))}
      isInvalid={hasError(error)}
      validationBehavior="aria"
      className={cx(styles.rating)}
    >
      <FieldLabel label={label} />
      <div className={styles.stars}>
        {all.map((stars) => (
          <Radio
            key={stars}
            value={String(stars)}
            aria-label={t`${plural(stars, { one: '# star', other: '# stars' })}`}
            className={cx(styles.star)}
          >
            <span aria-hidden data-full={value !== null && stars <= value}>
              {value !== null && stars <= value ? '★' : '☆'}
            </span>
          </Radio>
        ))}
      </div>
      <FieldHelp error={error} />
    </BareRadioGroup>
  );
}
