import type { ReactNode, Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import {
  type TextFieldProps as AriaProps,
  TextField as AriaTextField,
} from 'react-aria-components/TextField';
import { cx } from './class-names.ts';
import styles from './field.module.css';
import { FieldHelp, FieldLabel, type FieldTexts, hasError } from './field-parts.tsx';

interface Shared extends Omit<AriaProps, 'children' | 'className' | 'style' | 'isInvalid'>, FieldTexts {
  readonly placeholder?: string;
}

export interface TextFieldProps extends Shared {
  /** Inside the field, before and after what is typed. */
  readonly prefix?: ReactNode;
  readonly suffix?: ReactNode;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly inputClassName?: string;
}

/** One line of text. `error` shows it as wrong, in place and in words. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    description,
    error,
    aside,
    prefix,
    suffix,
    placeholder,
    inputRef,
    inputClassName,
    ...field
  } = props;
  return (
    <AriaTextField
      {...field}
      isInvalid={hasError(error)}
      validationBehavior="aria"
      className={cx(styles.field)}
    >
      <FieldLabel label={label} aside={aside} />
      <Group className={cx(styles.box)} isInvalid={hasError(error)}>
        {prefix !== undefined && <span className={styles.prefix}>{prefix}</span>}
        <Input
          className={cx(styles.input, inputClassName)}
          {...(placeholder === undefined ? {} : { placeholder })}
          {...(inputRef === undefined ? {} : { ref: inputRef })}
        />
        {suffix !== undefined && <span className={styles.affix}>{suffix}</span>}
      </Group>
      <FieldHelp description={description} error={error} />
    </AriaTextField>
  );
}

export interface TextAreaProps extends Shared {
  readonly rows?: number;
  readonly areaRef?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text; Enter makes a new line (UI-006). */
export function TextArea(props: TextAreaProps) {
  const { label, description, error, aside, placeholder, rows = 6, areaRef, ...field } = props;
  return (
    <AriaTextField
      {...field}
      isInvalid={hasError(error)}
      validationBehavior="aria"
      className={cx(styles.field)}
    >
      <FieldLabel label={label} aside={aside} />
      <Group className={cx(styles.box)} isInvalid={hasError(error)}>
        <AriaTextArea
          rows={rows}
          className={cx(styles.input, styles.area)}
          {...(placeholder === undefined ? {} : { placeholder })}
          {...(areaRef === undefined ? {} : { ref: areaRef })}
        />
      </Group>
      <FieldHelp description={description} error={error} />
    </AriaTextField>
  );
}
