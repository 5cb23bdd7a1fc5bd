import type { ServerModule } from '../../module.ts';
import './schema.ts';
import { policy } from './policy.ts';

export const dashboardModule: ServerModule = {
  name: 'dashboard',
  policy,
};
