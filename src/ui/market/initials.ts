/** The initials of a name's first and last word, for a seller without a picture. Words of digits are skipped. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters.map((word) => word?.slice(0, 1).toUpperCase() ?? '').join('');
}
