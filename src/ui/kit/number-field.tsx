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

/** A whole number: whatever is typed or pasted, everything but digits falls out at once (FORM-060). */
export function NumberField({ value, onChange, maxDigits = 8, ...props }: NumberFieldProps) {
  return (
    <TextField
      {...props}
      inputMode="numeric"
      autoComplete={props.autoComplete ?? 'off'}
      inputClassName={styles.number ?? ''}
      value={value === null ? '' : String(value)}
      onChange={(text) => onChange(digitsOf(text, maxDigits))}
    />
  );
}

function digitsOf(text: string, maxDigits: number): number | null {
  const digits = text.replace(/\D/g, '').slice(0, maxDigits);
  return digits === '' ? null : Number(digits);
}
