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
  /** At most this many digits are kept; eight unless given. */
  readonly maxDigits?: number;
}

/**
 * A whole number: whatever else is typed or pasted falls out at once (FORM-060). Cents stay until the field is left, or
 * the digits after the comma would be read as more euros.
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
