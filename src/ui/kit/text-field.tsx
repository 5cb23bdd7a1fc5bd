import type { ReactNode, Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { useSlottedContext } from 'react-aria-components/slots';
import { TextArea as AriaTextArea, TextAreaContext } from 'react-aria-components/TextArea';
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
  /** Inside the field, before and after the input. */
  readonly prefix?: ReactNode;
  readonly suffix?: ReactNode;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly inputClassName?: string;
  /** Marks the field as invalid while its message is elsewhere, which `aria-describedby` leads to. */
  readonly isInvalid?: boolean;
}

/** A single-line text field. `error` marks it as invalid and is shown below it. */
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
    isInvalid = hasError(error),
    ...field
  } = props;
  return (
    <AriaTextField
      {...field}
      {...propagated(field)}
      isInvalid={isInvalid}
      validationBehavior="aria"
      className={cx(styles.field)}
    >
      <FieldLabel label={label} aside={aside} />
      <Group className={cx(styles.box)} isInvalid={isInvalid}>
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

/** A multi-line text field; Enter inserts a newline (UI-006). */
export function TextArea({ placeholder, rows = 6, areaRef, ...field }: TextAreaProps) {
  return (
    <AreaFrame {...field}>
      <AriaTextArea
        rows={rows}
        className={cx(styles.input, styles.area)}
        {...(placeholder === undefined ? {} : { placeholder })}
        {...(areaRef === undefined ? {} : { ref: areaRef })}
      />
    </AreaFrame>
  );
}

export interface UncontrolledTextAreaProps
  extends Omit<TextAreaProps, 'value' | 'defaultValue' | 'onChange' | 'placeholder' | 'areaRef'> {
  readonly areaRef: Ref<HTMLTextAreaElement>;
  /** Called with the whole text after each change by the person. */
  readonly onText: (text: string) => void;
}

/**
 * Looks like `TextArea`, but its text is only in the document: whoever shows another one sets the value of `areaRef`. For
 * long texts: React writes the text of a controlled field into its element again with each keystroke
 * (docs/decisions/0063-the-form-of-a-draft.md).
 */
export function UncontrolledTextArea({ rows = 6, areaRef, onText, ...field }: UncontrolledTextAreaProps) {
  return (
    <AreaFrame {...field}>
      <WithoutValue>
        <AriaTextArea
          rows={rows}
          className={cx(styles.input, styles.area)}
          ref={areaRef}
          onChange={(event) => onText(event.currentTarget.value)}
        />
      </WithoutValue>
    </AreaFrame>
  );
}

type AreaFrameProps = Omit<Shared, 'placeholder'> & { readonly children: ReactNode };

/** The label, the box and the help of a multi-line field. */
function AreaFrame({ label, description, error, aside, children, ...field }: AreaFrameProps) {
  return (
    <AriaTextField
      {...field}
      {...propagated(field)}
      isInvalid={hasError(error)}
      validationBehavior="aria"
      className={cx(styles.field)}
    >
      <FieldLabel label={label} aside={aside} />
      <Group className={cx(styles.box)} isInvalid={hasError(error)}>
        {children}
      </Group>
      <FieldHelp description={description} error={error} />
    </AriaTextField>
  );
}

/**
 * React Aria stops key events that have a handler: Escape in a field that waits for Enter would not close the dialog around
 * it.
 */
function propagated({ onKeyDown }: Pick<AriaProps, 'onKeyDown'>): Pick<AriaProps, 'onKeyDown'> {
  if (onKeyDown === undefined) return {};
  return {
    onKeyDown: (event) => {
      event.continuePropagation();
      onKeyDown(event);
    },
  };
}

/** Passes on what the field around gives its text area, but not the value. */
function WithoutValue({ children }: { readonly children: ReactNode }) {
  const { value: _value, onChange: _onChange, ...field } = useSlottedContext(TextAreaContext) ?? {};
  return <TextAreaContext value={field}>{children}</TextAreaContext>;
}
