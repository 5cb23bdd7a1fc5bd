import { Trans } from '@lingui/react/macro';
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
import { Swatch } from './swatch.tsx';

export interface MultiSelectProps<Value extends string>
  extends FieldTexts,
    Pick<
      AriaProps<Choice, 'multiple'>,
      'id' | 'name' | 'isDisabled' | 'isRequired' | 'onBlur' | 'onOpenChange' | 'aria-describedby'
    > {
  readonly options: readonly Choice<Value>[];
  readonly value: readonly Value[];
  readonly onChange: (value: readonly Value[]) => void;
  /** The maximum number of selected options, shown beside the label (UI-007). Defaults to 3. */
  readonly max?: number;
  readonly placeholder?: string;
}

/** Several options from a list, up to a limit; at the limit the other options are disabled (UI-007). */
export function MultiSelect<Value extends string>(props: MultiSelectProps<Value>) {
  const {
    label,
    description,
    error,
    options,
    value,
    onChange,
    max = 3,
    placeholder,
    aside,
    ...field
  } = props;
  const full = value.length >= max;
  const chosen = options.filter((option) => value.includes(option.value));
  const closed = full ? options.filter((option) => !value.includes(option.value)) : [];
  return (
    <AriaSelect
      {...field}
      selectionMode="multiple"
      disabledKeys={closed.map((option) => option.value)}
      value={[...value]}
      onChange={(keys) => {
        const next = options.map((option) => option.value).filter((one) => keys.includes(one));
        const remaining = value.filter((one) => next.includes(one));
        const added = next.filter((one) => !value.includes(one));
        onChange([...remaining, ...added].slice(0, max));
      }}
      isInvalid={hasError(error)}
      validationBehavior="aria"
      className={cx(fieldStyles.field)}
    >
      <FieldLabel label={label} aside={aside ?? <Trans>(max {max})</Trans>} />
      <Button className={cx(styles.trigger, hasError(error) && styles.invalid)}>
        <SelectValue className={cx(styles.chips)}>
          {() => <Chosen choices={chosen} placeholder={placeholder} />}
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

function Chosen({
  choices,
  placeholder,
}: {
  readonly choices: readonly Choice[];
  readonly placeholder?: string | undefined;
}) {
  if (choices.length === 0) {
    return <span className={styles.placeholder}>{placeholder ?? <Trans>Choose</Trans>}</span>;
  }
  return choices.map((choice) => (
    <span key={choice.value} className={styles.chip}>
      {choice.swatch !== undefined && <Swatch color={choice.swatch} />}
      {choice.label}
    </span>
  ));
}
