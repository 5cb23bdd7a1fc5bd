import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, type Ref, useEffect, useId, useRef } from 'react';
import { cx } from './class-names.ts';
import styles from './field.module.css';
import { type FieldTexts, hasError } from './field-texts.ts';
import { Icon } from './icon.tsx';

type NativeProps<Tag extends 'input' | 'textarea'> = Omit<
  ComponentProps<Tag>,
  | keyof FrameProps
  | 'className'
  | 'disabled'
  | 'onChange'
  | 'prefix'
  | 'readOnly'
  | 'ref'
  | 'required'
  | 'style'
>;

interface FrameProps extends FieldTexts {
  readonly id?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isReadOnly?: boolean | undefined;
  /** Marks the field as invalid while its message is elsewhere, which `aria-describedby` leads to. */
  readonly isInvalid?: boolean | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly autoFocus?: boolean | undefined;
}

export interface TextFieldProps extends NativeProps<'input'>, FrameProps {
  readonly isRequired?: boolean;
  readonly value?: string;
  readonly onChange?: (text: string) => void;
  /** Inside the field, before and after the input. */
  readonly prefix?: ReactNode;
  readonly suffix?: ReactNode;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly inputClassName?: string;
}

/**
 * A single-line text field. `error` marks it as invalid and is shown below it. Without `value`, its text is only in the
 * document: React sets a controlled field to its own state when it hydrates it, and would remove what was typed before.
 */
export function TextField(props: TextFieldProps) {
  const [frame, { prefix, suffix, inputRef, inputClassName, onChange, isRequired, ...native }] =
    splitProps(props);
  return (
    <FieldFrame {...frame}>
      {(state) => (
        <>
          {prefix !== undefined && <span className={styles.prefix}>{prefix}</span>}
          <input
            type="text"
            {...native}
            {...state}
            ref={inputRef}
            className={cx(styles.input, inputClassName)}
            aria-required={isRequired}
            onChange={onChange && (({ currentTarget }) => onChange(currentTarget.value))}
          />
          {suffix !== undefined && <span className={styles.affix}>{suffix}</span>}
        </>
      )}
    </FieldFrame>
  );
}

export interface TextAreaProps extends NativeProps<'textarea'>, FrameProps {
  readonly value?: string;
  readonly onChange?: (text: string) => void;
  readonly areaRef?: Ref<HTMLTextAreaElement>;
}

/**
 * A multi-line text field; Enter inserts a newline (UI-006). Without `value`, its text is only in the document, and whoever
 * shows another one sets the value of `areaRef`. For long texts: React writes the text of a controlled field into its
 * element again with each keystroke (docs/decisions/0063-the-form-of-a-draft.md).
 */
export function TextArea(props: TextAreaProps) {
  const [frame, { areaRef, onChange, rows = 6, ...native }] = splitProps(props);
  return (
    <FieldFrame {...frame}>
      {(state) => (
        <textarea
          {...native}
          {...state}
          ref={areaRef}
          rows={rows}
          className={cx(styles.input, styles.area)}
          onChange={onChange && (({ currentTarget }) => onChange(currentTarget.value))}
        />
      )}
    </FieldFrame>
  );
}

/** Separates the props of the frame from those of the input. */
function splitProps<Props extends FrameProps>(props: Props) {
  const { label, description, error, aside, id, isDisabled, isReadOnly, isInvalid, ...rest } = props;
  const { 'aria-describedby': describedBy, autoFocus, ...native } = rest;
  const frame = { label, description, error, aside, id, isDisabled, isReadOnly, isInvalid, autoFocus };
  return [{ ...frame, 'aria-describedby': describedBy }, native] as const;
}

/** What the input gets from its frame. */
interface FieldState {
  readonly id: string;
  readonly 'aria-labelledby': string;
  readonly disabled: boolean | undefined;
  readonly readOnly: boolean | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

/** The label, the box and the help of a field. */
function FieldFrame(props: FrameProps & { readonly children: (state: FieldState) => ReactNode }) {
  const { label, description, error, aside, isDisabled, isReadOnly, autoFocus, children } = props;
  const { isInvalid = hasError(error) } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const box = useRef<HTMLDivElement>(null);
  // A hidden screen may have a field with the same id, to which `for` would lead.
  const labelId = `${ownId}-label`;
  const descriptionId = description === undefined ? undefined : `${ownId}-description`;
  const errorId = hasError(error) ? `${ownId}-error` : undefined;
  const describedBy = cx(descriptionId, errorId, props['aria-describedby']);
  useEffect(() => {
    // Not React's own, which scrolls to a sheet that is still below the screen, and precedes the focus trap of a dialog.
    const input = box.current?.querySelector<HTMLElement>('input, textarea');
    if (autoFocus === true) input?.focus({ preventScroll: true });
  }, [autoFocus]);
  return (
    <div
      className={styles.field}
      data-disabled={isDisabled || undefined}
      data-readonly={isReadOnly || undefined}
    >
      <span className={styles.label}>
        <label id={labelId} htmlFor={id}>
          {label}
        </label>
        {aside !== undefined && <span className={styles.aside}>{aside}</span>}
      </span>
      <div ref={box} className={styles.box} data-invalid={isInvalid || undefined}>
        {children({
          id,
          'aria-labelledby': labelId,
          disabled: isDisabled,
          readOnly: isReadOnly,
          'aria-invalid': isInvalid || undefined,
          'aria-describedby': describedBy === '' ? undefined : describedBy,
        })}
      </div>
      {descriptionId !== undefined && (
        <span id={descriptionId} className={styles.description}>
          {description}
        </span>
      )}
      {errorId !== undefined && (
        <span id={errorId} className={styles.error}>
          <Icon icon={CircleAlert} size={16} />
          <span>{error}</span>
        </span>
      )}
    </div>
  );
}
