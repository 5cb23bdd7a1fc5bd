/** True when this category is chosen itself or through one under it. */
export function isActive(chosen: readonly string[], value: string): boolean {
  return chosen.some((one) => one === value || one.startsWith(`${value}/`));
}

/** The direct children of a category in a list of paths of every level; of the top for an empty parent. */
export function childrenOf<Option extends { readonly value: string }>(
  options: readonly Option[],
  parent: string,
): readonly Option[] {
  const start = parent === '' ? '' : `${parent}/`;
  return options.filter(
    ({ value }) => value.startsWith(start) && value !== parent && !value.slice(start.length).includes('/'),
  );
}

/** Where the list under a category begins: a single part that is called as its whole (accessories) is passed over. */
export function startOf<Option extends { readonly value: string }>(
  options: readonly Option[],
  parent: string,
): string {
  const [only, ...others] = childrenOf(options, parent);
  const isSame = only?.value.split('/').at(-1) === parent.split('/').at(-1);
  return only !== undefined && others.length === 0 && isSame && childrenOf(options, only.value).length > 0
    ? only.value
    : parent;
}

/**
 * What is chosen after a category was pressed. A choice takes the place of the wider one above it; taking back the last
 * one under a category leaves that category, unless the listing itself already is that one (`fixed`).
 */
export function toggleCategory(chosen: readonly string[], value: string, fixed: string): readonly string[] {
  if (!isActive(chosen, value)) {
    return [...chosen.filter((one) => !value.startsWith(`${one}/`)), value];
  }
  const left = chosen.filter((one) => one !== value && !one.startsWith(`${value}/`));
  const parent = value.split('/').slice(0, -1).join('/');
  const isWider = parent !== '' && parent !== fixed && !fixed.startsWith(`${parent}/`);
  return isWider && !isActive(left, parent) ? [...left, parent] : left;
}
