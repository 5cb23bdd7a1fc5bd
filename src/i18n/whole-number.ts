/** Parses a whole number with at most `maxDigits` digits from typed text. Returns null when there is none. */
export function wholeNumberOf(text: string, maxDigits: number): number | null {
  // One or two digits after the last separator are cents in every language: "1.250,50", "1250,50", "1,250.50".
  const whole = hasCents(text) ? text.replace(/[.,]\d{0,2}\D*$/, '') : text;
  const digits = whole.replace(/\D/g, '').slice(0, maxDigits);
  return digits === '' ? null : Number(digits);
}

/** Returns true when typed text ends in cents, or may be about to: "12,", "12,5". */
export function hasCents(text: string): boolean {
  return /\d[.,]\d{0,2}[^\d.,]*$/.test(text);
}
