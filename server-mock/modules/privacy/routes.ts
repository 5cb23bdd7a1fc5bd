import { inTransaction } from '../../db/transaction.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { RegisterRoutes } from '../../http/routes.ts';
import { limitRules } from '../../limit-rules.ts';
import { picturesIn } from '../media/pictures-view.ts';
import { personOf } from './delete-account.ts';
import { exportArchive } from './export-data.ts';

const exportRule = limitRules.exportData;

/** GET /api/v2/users/me/export/ returns all data of the caller as a ZIP archive (L1). 401, 429. */
export const registerPrivacyRoutes: RegisterRoutes = (app, deps) => {
  app.get('/api/v2/users/me/export/', async (request, reply) => {
    const viewer = signedIn(await deps.contextOf(request));
    await deps.limits.spend(exportRule, viewer.userId);
    const person = await inTransaction(deps.db, (tx) => personOf(tx, viewer));
    const archive = await exportArchive(deps.db, picturesIn(deps.config.dataDir), person);
    return await reply
      .header('content-disposition', 'attachment; filename="hervonden-data.zip"')
      .header('cache-control', 'no-store')
      .type('application/zip')
      .send(Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength));
  });
};
