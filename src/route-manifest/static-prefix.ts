/** The static start of a path, up to its first parameter: `/account/chats` for `/account/chats/$itemUuid`. */
export function staticPrefix(path: string): string {
  return path.replace(/\/\$.*$/, '');
}
