/** The push services of Chrome, Firefox, Edge and Safari. */
const hosts = new Set(['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com']);
const parents = ['.push.services.mozilla.com', '.notify.windows.com', '.push.apple.com'] as const;
const longest = 1_000;

/**
 * Whether we send to that address: only push services of browsers over https, as an address comes from the device and
 * the request is made from inside our network. `loopback` holds hosts with ports, such as `127.0.0.1:5000`, for tests.
 */
export function isPushEndpoint(endpoint: string, loopback: readonly string[]): boolean {
  const url = endpoint.length > longest ? null : URL.parse(endpoint);
  // As browsers write it, so that the same address is never stored in two forms.
  if (url === null || url.href !== endpoint) return false;
  if (url.username !== '' || url.password !== '' || url.hash !== '') return false;
  if (url.protocol === 'http:') return url.hostname === '127.0.0.1' && loopback.includes(url.host);
  if (url.protocol !== 'https:' || url.port !== '') return false;
  const { hostname } = url;
  return hosts.has(hostname) || parents.some((parent) => hostname.endsWith(parent) && hostname !== parent);
}
