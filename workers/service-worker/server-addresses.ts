// Paths served by the server. A navigation to one of them (a download, a link in an email, the demo outbox) must
// never receive the app's shell, and a window that shows one is not a page of the app.
export const SERVER_ADDRESSES =
  /^\/(api|graphql|media|outbox|demo|healthz|readyz|version\.json|robots\.txt|sitemap\.xml|sitemaps)([/?]|$)/;

export function isServerAddress(pathname: string): boolean {
  return SERVER_ADDRESSES.test(pathname);
}
