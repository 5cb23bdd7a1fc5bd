import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import {
  type SelectProps as AriaProps,
  Select as AriaSelect,
  SelectValue,
} from 'react-aria-components/Select';
import type { Choice } from './choice.ts';
import { cx } from './class-names.ts';
import fieldStyles from './field.module.css';
import { FieldHelp, FieldLabel } from './field-parts.tsx';
import { type FieldTexts, hasError } from './field-texts.ts';
import { Icon } from './icon.tsx';
import styles from './list.module.css';
import { OptionList } from './option-list.tsx';
import { Popover } from './popover.tsx';

export interface SelectProps<Value extends string>
  extends FieldTexts,
    Pick<
      AriaProps<Choice>,
      | 'id'
      | 'name'
      | 'isDisabled'
      | 'isRequired'
      | 'autoFocus'
      | 'onBlur'
      | 'onOpenChange'
      | 'aria-describedby'
    > {
  readonly options: readonly Choice<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  /** Shown while nothing is selected. */
  readonly placeholder?: string;
}

/** One option from a short list. For long lists or typed input, use ComboBox. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { t } = useLingui();
  const { label, description, error, aside, options, value, onChange, placeholder, ...field } = props;
  return (
    <AriaSelect
      {...field}
      value={value}
      onChange={(key) => {
        const chosen = options.find((option) => option.value === key);
        if (chosen !== undefined) onChange(chosen.value);
      }}
      isInvalid={hasError(error)}
      validationBehavior="aria"
      className={cx(fieldStyles.field)}
      placeholder={placeholder ?? t`Choose`}
    >
      <FieldLabel label={label} aside={aside} />
      <Button className={cx(styles.trigger, hasError(error) && styles.invalid)}>
        <SelectValue className={cx(styles.value)}>
          {({ isPlaceholder, selectedText, defaultChildren }) =>
            isPlaceholder ? defaultChildren : selectedText
          }
        </SelectValue>
        <Icon icon={ChevronDown} size={18} />
      </Button>
      <FieldHelp description={description} error={error} />
      <Popover className={cx(styles.popover)}>
        <OptionList items={options} />
      </Popover>
    </AriaSelect>
  );
}
