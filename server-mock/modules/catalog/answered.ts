import type { GraphqlContext } from '../../graphql/context.ts';
import { ObjectDoesNotExistError } from '../../graphql/errors.ts';
import type { ProductView } from '../products/product-view.ts';
import { loadProduct } from '../products/public.ts';

/** Returns the product after a command, read outside its transaction. */
export async function answered(context: GraphqlContext, id: string): Promise<ProductView> {
  const view = await loadProduct(context.db, id);
  if (view === undefined) throw new ObjectDoesNotExistError();
  return view;
}

export const commandIdText = 'Idempotency key, one per intent.';
