/** True when this category, or one below it, is chosen. */
export function isActive(chosen: readonly string[], value: string): boolean {
  return chosen.some((one) => one === value || one.startsWith(`${value}/`));
}

/** The direct children of a category in a list of paths of every level; the main categories for an empty parent. */
export function childrenOf<Option extends { readonly value: string }>(
  options: readonly Option[],
  parent: string,
): readonly Option[] {
  const start = parent === '' ? '' : `${parent}/`;
  return options.filter(
    ({ value }) => value.startsWith(start) && value !== parent && !value.slice(start.length).includes('/'),
  );
}

/**
 * The category whose children are listed: a single child with the same name as its parent (accessories) is skipped.
 */
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
 * The chosen categories after one was pressed. A category replaces a wider one above it; when the last one below a
 * category is removed, that category is chosen instead, unless the product list itself already fixes it (`fixed`).
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
