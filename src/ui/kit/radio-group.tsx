import {
  RadioGroup as AriaGroup,
  type RadioGroupProps as AriaProps,
  Radio,
} from 'react-aria-components/RadioGroup';
import styles from './check.module.css';
import type { Choice } from './choice.ts';
import { cx } from './class-names.ts';
import { FieldHelp, FieldLabel } from './field-parts.tsx';
import { type FieldTexts, hasError } from './field-texts.ts';

// Re-exported for groups with other styles, such as stars, so that both share one chunk.
export { AriaGroup as BareRadioGroup, Radio };

export interface RadioGroupProps<Value extends string>
  extends FieldTexts,
    Pick<AriaProps, 'id' | 'name' | 'isDisabled' | 'isRequired' | 'onBlur' | 'aria-describedby'> {
  readonly options: readonly Choice<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  /** In a row where there is room. */
  readonly row?: boolean;
}

/** One option from a few, all visible. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, description, error, aside, options, value, onChange, row, ...group } = props;
  return (
    <AriaGroup
      {...group}
      value={value}
      onChange={(key) => {
        const chosen = options.find((option) => option.value === key);
        if (chosen !== undefined) onChange(chosen.value);
      }}
      isInvalid={hasError(error)}
      validationBehavior="aria"
      className={cx(styles.group)}
    >
      <FieldLabel label={label} aside={aside} />
      <div className={cx(styles.options, row === true && styles.row)}>
        {options.map((option) => (
          <Radio key={option.value} value={option.value} className={cx(styles.option)}>
            {({ isSelected }) => (
              <>
                <span className={cx(styles.mark, styles.round)}>
                  {isSelected && <span className={styles.dot} />}
                </span>
                <span>
                  {option.label}
                  {option.description !== undefined && (
                    <span className={styles.help}>{option.description}</span>
                  )}
                </span>
              </>
            )}
          </Radio>
        ))}
      </div>
      <FieldHelp description={description} error={error} />
    </AriaGroup>
  );
}
