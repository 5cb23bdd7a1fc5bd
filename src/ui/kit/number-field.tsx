import { useState } from 'react';
import { hasCents, wholeNumberOf } from '#src/i18n/whole-number.ts';
import styles from './field.module.css';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface NumberFieldProps
  extends Omit<
    TextFieldProps,
    'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode' | 'inputClassName'
  > {
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  /** The maximum number of digits. Defaults to eight. */
  readonly maxDigits?: number;
}

/**
 * A field for a whole number: any other characters are removed immediately (FORM-060). Cents stay visible until the
 * field is left, because the digits after the comma would otherwise be read as euros.
 */
export function NumberField({ value, onChange, onBlur, maxDigits = 8, ...props }: NumberFieldProps) {
  const [typed, setTyped] = useState('');
  const isTyping = hasCents(typed) && wholeNumberOf(typed, maxDigits) === value;
  return (
    <TextField
      {...props}
      inputMode="decimal"
      autoComplete={props.autoComplete ?? 'off'}
      inputClassName={styles.number ?? ''}
      value={isTyping ? typed : String(value ?? '')}
      onChange={(text) => {
        setTyped(text.replace(/[^\d.,]/g, ''));
        onChange(wholeNumberOf(text, maxDigits));
      }}
      onBlur={(event) => {
        setTyped('');
        onBlur?.(event);
      }}
    />
  );
}
