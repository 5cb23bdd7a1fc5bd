import type { ServerModule } from '../../module.ts';

export const productsModule: ServerModule = { name: 'products' };
