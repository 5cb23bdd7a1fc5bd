type Handler = (event: PopStateEvent) => void;

let handler: Handler = () => {};

/**
 * Adds a popstate listener before the router adds its own. Chromium calls the listeners of a window in the order of
 * registration and ignores `capture`, so a handler that is loaded later can run before the router's only through this
 * listener.
 */
export function addEarlyPopStateListener(view: Pick<Window, 'addEventListener'>): void {
  view.addEventListener('popstate', (event) => handler(event));
}

/** `newHandler` receives every popstate event before the router and can stop it. */
export function setEarlyPopStateHandler(newHandler: Handler): void {
  handler = newHandler;
}
