const megabyte = 1_000_000;
/** Below this many megabytes a single decimal would not distinguish sizes. */
const small = 0.2;

/** Bytes as megabytes, without the unit: "4,1" in Dutch, "0,09" for a small number. At least 0,01. */
export function megabytes(bytes: number, locale: string): string {
  const amount = Math.max(0.01, bytes / megabyte);
  const digits = amount < small ? 2 : 1;
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);
}
