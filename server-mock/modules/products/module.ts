import type { ServerModule } from '../../module.ts';
import './product-ref.ts';

export const productsModule: ServerModule = {
  name: 'products',
  policy: {},
};
