import { inTransaction } from '../../db/transaction.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { RegisterRoutes } from '../../http/routes.ts';
import { limitRules } from '../../limit-rules.ts';
import { personOf } from './delete-account.ts';
import { exportPlaces, exportSender } from './send-export.ts';

const exportRule = limitRules.exportData;

/** GET /api/v2/users/me/export/ returns all data of the caller as a ZIP archive (L1). 401, 429. */
export const registerPrivacyRoutes: RegisterRoutes = (app, deps) => {
  const takePlace = exportPlaces();
  const sendExport = exportSender(deps);
  app.get('/api/v2/users/me/export/', async (request, reply) => {
    const viewer = signedIn(await deps.contextOf(request));
    const leavePlace = takePlace(viewer.userId);
    try {
      await deps.limits.spend(exportRule, viewer.userId);
      const person = await inTransaction(deps.db, (tx) => personOf(tx, viewer));
      await sendExport(reply, person);
    } finally {
      leavePlace();
    }
  });
};
