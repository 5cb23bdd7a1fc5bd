const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns the format of these options, created once: creating one takes a phone several milliseconds, and a list has
 * dozens of dates.
 */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}
