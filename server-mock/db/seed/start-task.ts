import type { EventHandler } from '../../process/event-handler.ts';
import type { StartTask } from '../../start-task.ts';
import { seedCases } from './demo-cases.ts';
import { seedClocks } from './demo-clocks.ts';
import { seedNotifications } from './demo-notifications.ts';
import { seedOrders } from './demo-orders.ts';
import { seedParcels } from './demo-parcels.ts';
import { seedPayouts } from './demo-payouts.ts';
import { seedPersonal } from './demo-personal.ts';
import { seedPurchases } from './demo-purchases.ts';
import { seedTransports } from './demo-transports.ts';
import { seedWithdrawals } from './demo-withdrawals.ts';
import { seedDemo } from './seed.ts';

/** Creates the start task that seeds the demo into a new database, in demo mode only. */
export const startSeed =
  (eventHandlers: readonly EventHandler[]): StartTask =>
  async (deps) => {
    const { config, db, clock, log } = deps;
    if (!config.demo) return undefined;
    const from = performance.now();
    const done = await seedDemo(db, clock.now(), config.demoListings);
    // Demo orders are paid with simulated payments, never with a real payment service.
    if (done && config.paymentKey === null) {
      await seedOrders(deps);
      await seedCases(deps);
      await seedTransports(deps);
      await seedPayouts(deps);
      await seedWithdrawals(deps);
      await seedPurchases(deps);
      // A real carrier would charge for the labels.
      if (config.carrierKey === null) await seedParcels(deps);
      await seedClocks(deps);
    }
    if (done) await seedPersonal(deps);
    if (done) await seedNotifications(deps, eventHandlers);
    if (done) log.info({ milliseconds: Math.round(performance.now() - from) }, 'the demo was seeded');
    return undefined;
  };
