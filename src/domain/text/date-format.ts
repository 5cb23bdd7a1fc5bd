export interface DateFormat {
  /** `at` is a Date or milliseconds since 1970. */
  readonly format: (at: Date | number) => string;
}

const formats = new Map<string, DateFormat>();

/**
 * Returns the format of these options, created once: creating one takes a phone several milliseconds, and a list has
 * dozens of dates.
 */
export function dateFormat(tag: string, options: Intl.DateTimeFormatOptions): DateFormat {
  const key = `${tag} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const plain = new Intl.DateTimeFormat(tag, options);
  const format = tag.startsWith('fr') ? withOrdinal(plain) : plain;
  formats.set(key, format);
  return format;
}

/** In French, the first day of a month is an ordinal before the name of the month ("1er décembre"), unlike in Intl. */
function withOrdinal(plain: Intl.DateTimeFormat): DateFormat {
  return {
    format: (at) => {
      const parts = plain.formatToParts(at);
      const isNamed = parts.some(({ type, value }) => type === 'month' && /^\p{L}/u.test(value));
      const texts = parts.map(({ type, value }) =>
        type === 'day' && isNamed && value === '1' ? '1er' : value,
      );
      return texts.join('');
    },
  };
}
