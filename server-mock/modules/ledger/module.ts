import type { ServerModule } from '../../module.ts';

export const ledgerModule: ServerModule = {
  name: 'ledger',
  policy: {},
};
