// The page runs under `require-trusted-types-for 'script'; trusted-types hervonden`. A worker's address is a script
// address, so it must come from a policy, and the policy can be made only once: here, for every worker of the app.

/** What the browser gives back; typed as a string because the DOM library's worker signatures ask for one. */
type ScriptUrlPolicy = { createScriptURL(url: string): string };
type PolicyFactory = { createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy };

let policy: ScriptUrlPolicy | null = null;

/** An address that may be run as a worker of this page. Refuses (TypeError) what is not from the app's own origin. */
export function trustedScriptUrl(url: string | URL): string {
  policy ??= createPolicy();
  return policy.createScriptURL(new URL(url, location.href).href);
}

/** Starts one of our own module workers. */
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
