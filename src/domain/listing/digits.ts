/**
 * A whole number from what was typed or pasted: everything but digits is dropped, so "1.250" and "12,50" both become
 * 1250 and the field shows it at once (FORM-060). Null when no digit is left; at most eight digits are kept.
 */
export function numberFromTyping(text: string): number | null {
  const digits = text.replace(/\D/g, '').slice(0, 8);
  return digits === '' ? null : Number(digits);
}
