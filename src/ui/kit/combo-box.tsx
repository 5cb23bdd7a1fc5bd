import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox, type ComboBoxProps as AriaProps } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import type { Choice } from './choice.ts';
import { cx } from './class-names.ts';
import fieldStyles from './field.module.css';
import { FieldHelp, FieldLabel } from './field-parts.tsx';
import { type FieldTexts, hasError } from './field-texts.ts';
import { Icon } from './icon.tsx';
import styles from './list.module.css';
import { OptionList } from './option-list.tsx';
import { Popover } from './popover.tsx';

export interface ComboBoxProps<Value extends string>
  extends FieldTexts,
    Pick<
      AriaProps<Choice>,
      | 'id'
      | 'name'
      | 'isDisabled'
      | 'isRequired'
      | 'allowsCustomValue'
      | 'inputValue'
      | 'onInputChange'
      | 'onBlur'
    > {
  readonly options: readonly Choice<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value | null) => void;
  readonly placeholder?: string;
}

/** One option from a long list, found by typing part of its name. With `allowsCustomValue`, also a new value. */
export function ComboBox<Value extends string>(props: ComboBoxProps<Value>) {
  const { t } = useLingui();
  const { label, description, error, aside, options, value, onChange, placeholder, ...field } = props;
  return (
    <AriaComboBox
      {...field}
      defaultItems={options}
      value={value}
      onChange={(key) => onChange(options.find((option) => option.value === key)?.value ?? null)}
      isInvalid={hasError(error)}
      validationBehavior="aria"
      menuTrigger="focus"
      allowsEmptyCollection={field.allowsCustomValue !== true}
      className={cx(fieldStyles.field)}
    >
      <FieldLabel label={label} aside={aside} />
      <Group className={cx(fieldStyles.box)} isInvalid={hasError(error)}>
        <Input className={cx(fieldStyles.input)} {...(placeholder === undefined ? {} : { placeholder })} />
        <Button className={cx(styles.comboButton)}>
          <Icon icon={ChevronDown} size={18} />
        </Button>
      </Group>
      <FieldHelp description={description} error={error} />
      <Popover className={cx(styles.popover)}>
        <OptionList emptyText={t`Nothing found`} />
      </Popover>
    </AriaComboBox>
  );
}
