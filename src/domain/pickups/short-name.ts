/** Returns the first name with an initial: "Noor J." for "Noor Janssen". A single name is unchanged. */
export function shortName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const [initial] = others.at(-1) ?? '';
  return initial === undefined ? first : `${first} ${initial.toLocaleUpperCase('nl')}.`;
}
