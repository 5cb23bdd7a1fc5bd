import { type ReactNode, useId } from 'react';
import styles from './check.module.css';
import { Checkbox } from './checkbox.tsx';
import type { Choice } from './choice.ts';
import fieldStyles from './field.module.css';
import { Swatch } from './swatch.tsx';

export interface CheckboxGroupProps<Value extends string> {
  readonly label: ReactNode;
  /** Help text below the options. */
  readonly description?: ReactNode;
  readonly options: readonly Choice<Value>[];
  readonly value: readonly Value[];
  readonly onChange: (value: readonly Value[]) => void;
}

/** Any number of options from a short list. With a limit, use MultiSelect. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { label, description, options, value, onChange } = props;
  const labelId = useId();
  const descriptionId = useId();
  const described = description === undefined ? {} : { 'aria-describedby': descriptionId };
  const choose = (changed: Value, isOn: boolean) =>
    onChange(
      options.map((option) => option.value).filter((one) => (one === changed ? isOn : value.includes(one))),
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has borders and sizes of its own.
    <div role="group" aria-labelledby={labelId} {...described} className={styles.group}>
      <span id={labelId} className={fieldStyles.label}>
        {label}
      </span>
      <div className={styles.options}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            {...described}
            isSelected={value.includes(option.value)}
            onChange={(isOn) => choose(option.value, isOn)}
            description={option.description}
          >
            {option.swatch !== undefined && <Swatch color={option.swatch} />} {option.label}
          </Checkbox>
        ))}
      </div>
      {description !== undefined && (
        <span id={descriptionId} className={fieldStyles.description}>
          {description}
        </span>
      )}
    </div>
  );
}
