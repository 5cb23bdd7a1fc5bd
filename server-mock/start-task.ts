import type { ServerDeps } from './server-deps.ts';

/** Work after the migrations and before the first request. The returned function runs on shutdown. */
export type StartTask = (deps: ServerDeps) => Promise<(() => Promise<void>) | undefined>;
