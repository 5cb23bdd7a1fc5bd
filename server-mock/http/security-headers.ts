import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** The hash of React Aria's single inline style sheet, whose text never changes; all other styles are files. */
const inlineStyleHash = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

function policy(directives: Readonly<Record<string, string>>): string {
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ');
}

const page = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': `'self' ${inlineStyleHash}`,
  'img-src': "'self' blob: data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'form-action': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'hervonden',
} as const;

/** Policy for the app's own pages (S2). */
export const pagePolicy = policy(page);

/** What the policy of a page allows inline: styles and scripts by hash, and the router's scripts by nonce. */
interface InlineParts {
  readonly styleHashes: readonly string[];
  readonly scriptHashes: readonly string[];
  readonly nonce: string;
}

/** Builds the policy for a page with inline styles and scripts. */
export function pagePolicyWith({ styleHashes, scriptHashes, nonce }: InlineParts): string {
  return policy({
    ...page,
    'script-src': [page['script-src'], ...scriptHashes, `'nonce-${nonce}'`].join(' '),
    'style-src': [page['style-src'], ...styleHashes].join(' '),
  });
}

/**
 * Policy for the photo worker only: HEIC is decoded with WebAssembly, in a worker that the library creates from a
 * blob.
 */
export const photoWorkerPolicy = policy({
  'default-src': "'none'",
  'script-src': "'self' 'wasm-unsafe-eval' blob:",
  'worker-src': "'self' blob:",
  'connect-src': "'self'",
});

/** Policy for everything that is not a page: nothing in it may run or load. */
export const dataPolicy = policy({ 'default-src': "'none'", 'frame-ancestors': "'none'", sandbox: '' });

/** True for the script of the photo worker, with any hash in its name. */
export function isPhotoWorker(pathname: string): boolean {
  return /^\/assets\/photos\.worker-[\w-]+\.js$/.test(pathname);
}

/** Returns the headers of every response. */
export function securityHeaders(config: Config): Readonly<Record<string, string>> {
  return {
    'cache-control': 'no-store',
    'content-security-policy': dataPolicy,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'camera=(self), geolocation=(self), microphone=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(config.publicUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    }),
  };
}

/** Sets the headers on every response; a header set by the route takes precedence. */
export function registerSecurityHeaders(app: FastifyInstance, config: Config): void {
  const headers = securityHeaders(config);
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(headers)) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
  });
}
