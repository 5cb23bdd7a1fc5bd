/** The push services of Chrome, Firefox and Safari; that of Edge is matched by its domain. */
const hosts = new Set(['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com']);
const parents = ['.push.services.mozilla.com', '.notify.windows.com', '.push.apple.com'] as const;
const longest = 1_000;

/**
 * True for addresses of browsers' push services over https. The address comes from the device and the request is made
 * from inside our network, so no other address may be used (SSRF). `loopback` lists hosts with ports, such as
 * `127.0.0.1:5000`, for tests.
 */
export function isPushEndpoint(endpoint: string, loopback: readonly string[]): boolean {
  const url = endpoint.length > longest ? null : URL.parse(endpoint);
  // Only the normalised form is accepted, so that the same address is never stored in two forms.
  if (url === null || url.href !== endpoint) return false;
  if (url.username !== '' || url.password !== '' || url.hash !== '') return false;
  if (url.protocol === 'http:') return url.hostname === '127.0.0.1' && loopback.includes(url.host);
  if (url.protocol !== 'https:' || url.port !== '') return false;
  const { hostname } = url;
  return hosts.has(hostname) || parents.some((parent) => hostname.endsWith(parent) && hostname !== parent);
}
