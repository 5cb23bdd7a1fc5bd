import type { Notification } from '#domain/notifications/notification.ts';

const anywhere = 'https://shop.invalid';

function placeOf(path: string): { readonly pathname: string; readonly query: URLSearchParams } {
  const { pathname, searchParams } = new URL(path, anywhere);
  return { pathname: pathname.replace(/(.)\/+$/, '$1'), query: searchParams };
}

/**
 * Whether a notification links to the page at `address`, a path with its query: the same path, and every parameter of
 * the notification's own path.
 */
export function leadsTo({ path }: Pick<Notification, 'path'>, address: string): boolean {
  const wanted = placeOf(path);
  const open = placeOf(address);
  if (wanted.pathname !== open.pathname) return false;
  return [...wanted.query].every(([name, value]) => open.query.getAll(name).includes(value));
}
