import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaProps } from 'react-aria-components/Checkbox';
import {
  CheckboxGroup as AriaGroup,
  type CheckboxGroupProps as AriaGroupProps,
} from 'react-aria-components/CheckboxGroup';
import styles from './check.module.css';
import type { Choice } from './choice.ts';
import { cx } from './class-names.ts';
import { FieldHelp, FieldLabel, type FieldTexts, hasError } from './field-parts.tsx';
import { Icon } from './icon.tsx';
import { Swatch } from './swatch.tsx';

export interface CheckboxProps extends Omit<AriaProps, 'className' | 'children' | 'style'> {
  readonly children: ReactNode;
  /** A second line in a softer colour. */
  readonly description?: ReactNode;
}

export function Checkbox({ children, description, ...props }: CheckboxProps) {
  return (
    <AriaCheckbox {...props} className={cx(styles.option)}>
      {({ isSelected }) => (
        <>
          <span className={styles.mark}>{isSelected && <Icon icon={Check} size={16} />}</span>
          <span>
            {children}
            {description !== undefined && <span className={styles.help}>{description}</span>}
          </span>
        </>
      )}
    </AriaCheckbox>
  );
}

export interface CheckboxGroupProps<Value extends string>
  extends FieldTexts,
    Pick<AriaGroupProps, 'id' | 'name' | 'isDisabled' | 'isRequired' | 'onBlur'> {
  readonly options: readonly Choice<Value>[];
  readonly value: readonly Value[];
  readonly onChange: (value: readonly Value[]) => void;
  /** In a row where there is room. */
  readonly row?: boolean;
}

/** Any number of options from a short list. With a limit, use MultiSelect. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { label, description, error, aside, options, value, onChange, row, ...group } = props;
  return (
    <AriaGroup
      {...group}
      value={[...value]}
      onChange={(keys) => onChange(options.map((one) => one.value).filter((one) => keys.includes(one)))}
      isInvalid={hasError(error)}
      validationBehavior="aria"
      className={cx(styles.group)}
    >
      <FieldLabel label={label} aside={aside} />
      <div className={cx(styles.options, row === true && styles.row)}>
        {options.map((option) => (
          <Checkbox key={option.value} value={option.value} description={option.description}>
            {option.swatch !== undefined && <Swatch color={option.swatch} />} {option.label}
          </Checkbox>
        ))}
      </div>
      <FieldHelp description={description} error={error} />
    </AriaGroup>
  );
}
