import { layers } from '../../../browser/fixtures/layers.ts';
import type { OpenLayer } from './layer.ts';
import { layersOfAccounts } from './of-accounts.ts';
import { layersOfProductLists } from './of-product-lists.ts';
import { layersOfProducts } from './of-products.ts';
import { layersOfSigningIn } from './of-signing-in.ts';

/** Every layer that opens over a page, with how to open it; a table by name. */
export const everyLayer: readonly OpenLayer[] = [
  ...layers.map((layer) => (layer.isPersonal === true ? { ...layer, account: 'newSeller' as const } : layer)),
  ...layersOfProductLists,
  ...layersOfProducts,
  ...layersOfSigningIn,
  ...layersOfAccounts,
];
