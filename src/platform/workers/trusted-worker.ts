// The page runs under `require-trusted-types-for 'script'; trusted-types hervonden`. The URL of a worker is a script
// URL, so it must come from a policy. A policy can be created only once: here, for all workers of the app.

/**
 * The browser returns a TrustedScriptURL. It is typed as a string because the worker signatures of the DOM library
 * expect one.
 */
type ScriptUrlPolicy = { createScriptURL(url: string): string };
type PolicyFactory = { createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy };

let policy: ScriptUrlPolicy | null = null;

/** Returns a URL that may run as a worker of this page. Throws TypeError if it is not on the app's own origin. */
export function trustedScriptUrl(url: string | URL): string {
  policy ??= createPolicy();
  return policy.createScriptURL(new URL(url, location.href).href);
}

/** Starts a module worker of the app. */
export function startWorker(url: string | URL, name: string): Worker {
  return new Worker(trustedScriptUrl(url), { type: 'module', name });
}

function createPolicy(): ScriptUrlPolicy {
  const rules: ScriptUrlPolicy = { createScriptURL: ownScriptOnly };
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  return trustedTypes === undefined ? rules : trustedTypes.createPolicy('hervonden', rules);
}

function ownScriptOnly(url: string): string {
  const { origin, href } = new URL(url, location.href);
  if (origin !== location.origin) throw new TypeError(`Not a script of this app: ${href}`);
  return href;
}
