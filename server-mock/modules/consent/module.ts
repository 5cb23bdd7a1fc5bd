import type { ServerModule } from '../../module.ts';
import './schema.ts';
import { policy } from './policy.ts';

export const consentModule: ServerModule = {
  name: 'consent',
  policy,
};
