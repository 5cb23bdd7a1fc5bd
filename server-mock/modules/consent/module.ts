import type { ServerModule } from '../../module.ts';
import './schema.ts';
import { policy } from './policy.ts';
import { pruneConsents } from './prune.ts';

export const consentModule: ServerModule = {
  name: 'consent',
  policy,
  prune: pruneConsents,
};
