const megabyte = 1_000_000;
/** Below this many megabytes a single decimal would not distinguish sizes. */
const small = 0.2;

/** Made once per language and number of digits: each photo shows its progress many times a second. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: string, digits: number): Intl.NumberFormat {
  const key = `${locale} ${digits}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formats.set(key, format);
  return format;
}

/** Bytes as megabytes, without the unit: "4,1" in Dutch, "0,09" for a small number. At least 0,01. */
export function megabytes(bytes: number, locale: string): string {
  const amount = Math.max(0.01, bytes / megabyte);
  return formatOf(locale, amount < small ? 2 : 1).format(amount);
}
