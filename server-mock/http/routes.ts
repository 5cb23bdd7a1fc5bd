import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../server-deps.ts';

/** A module's REST routes. Each route needs a row `METHOD /path` in the module's policy.ts. */
export type RegisterRoutes = (app: FastifyInstance, deps: ServerDeps) => void | Promise<void>;
