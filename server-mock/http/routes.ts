import type { FastifyInstance } from 'fastify';
import { registerAuthRoutes } from '../modules/auth/routes.ts';
import { registerChatRoutes } from '../modules/chats/routes.ts';
import { registerSellerYearRoutes } from '../modules/dac7/routes.ts';
import { registerEventRoutes } from '../modules/events/routes.ts';
import { registerMediaRoutes } from '../modules/media/routes.ts';
import { registerNewsletterRoutes } from '../modules/newsletter/routes.ts';
import { registerNotificationRoutes } from '../modules/notifications/routes.ts';
import { registerPaymentRoutes } from '../modules/payments/routes.ts';
import { registerPayoutRoutes } from '../modules/payouts/routes.ts';
import { registerPickupRoutes } from '../modules/pickups/routes.ts';
import { registerPrivacyRoutes } from '../modules/privacy/routes.ts';
import { registerPushRoutes } from '../modules/push/routes.ts';
import { registerReportRoutes } from '../modules/reports/routes.ts';
import { registerShipmentRoutes } from '../modules/shipments/routes.ts';
import type { ServerDeps } from '../server-deps.ts';

/** A module's REST routes. Each route needs a row `METHOD /path` in the module's policy.ts. */
export type RegisterRoutes = (app: FastifyInstance, deps: ServerDeps) => void | Promise<void>;

/** One line per module with REST routes. */
const moduleRoutes: readonly RegisterRoutes[] = [
  registerAuthRoutes,
  registerChatRoutes,
  registerEventRoutes,
  registerMediaRoutes,
  registerNewsletterRoutes,
  registerNotificationRoutes,
  registerPaymentRoutes,
  registerPickupRoutes,
  registerPayoutRoutes,
  registerReportRoutes,
  registerSellerYearRoutes,
  registerPrivacyRoutes,
  registerPushRoutes,
  registerShipmentRoutes,
];

export async function registerRoutes(app: FastifyInstance, deps: ServerDeps): Promise<void> {
  for (const register of moduleRoutes) await register(app, deps);
}
