const megabyte = 1_000_000;
/** Below this many megabytes one decimal would call everything the same. */
const small = 0.2;

/** A number of bytes as megabytes, without the unit: "4,1" in Dutch, "0,09" for a small one. Never less than 0,01. */
export function megabytes(bytes: number, locale: string): string {
  const amount = Math.max(0.01, bytes / megabyte);
  const digits = amount < small ? 2 : 1;
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);
}
