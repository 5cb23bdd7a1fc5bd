import type { Product } from './product-query.ts';

export type MeasureName = 'width' | 'height' | 'depth' | 'diameter';

export interface Measure {
  readonly name: MeasureName;
  /** In centimetres. */
  readonly value: number;
}

const order: readonly MeasureName[] = ['diameter', 'width', 'height', 'depth'];

/** The known dimensions, in reading order. */
export function measuresOf(product: Pick<Product, MeasureName>): readonly Measure[] {
  return order.flatMap((name) => {
    const value = product[name];
    return value === null || value <= 0 ? [] : [{ name, value }];
  });
}
