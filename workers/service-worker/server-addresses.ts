// These addresses belong to the server: a navigation to one of them (a download, a mail link, the demo outbox) must never be
// answered with the app's shell, and a window that shows one is no page of the app.
export const SERVER_ADDRESSES =
  /^\/(api|graphql|media|outbox|demo|healthz|readyz|version\.json|robots\.txt|sitemap\.xml|sitemaps)([/?]|$)/;

export function isServerAddress(pathname: string): boolean {
  return SERVER_ADDRESSES.test(pathname);
}
