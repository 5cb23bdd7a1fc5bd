/** The class names that apply, in one string; what is undefined, null, false or empty falls out. */
export function cx(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter((name) => typeof name === 'string' && name !== '').join(' ');
}
