import type { Neighbour } from '../neighbour-block.ts';
import { type PlacedRow, pointsOfRank } from './row-order.ts';
import { tiers } from './row-text.ts';

/** Returns the properties by which a row resembles its neighbour, in the same way as the SQL engine. */
export function neighbourOf({ columns, row, rank }: PlacedRow, hasPoints: boolean): Neighbour {
  const { ints, dictionaries } = columns;
  const tier = ints.tier[row] ?? tiers.plain;
  const { width, height, depth } = ints;
  return {
    tier: hasPoints && tier !== tiers.sold ? 0 : tier,
    points: hasPoints ? pointsOfRank(rank) : 0,
    path: dictionaries.path.values[ints.path[row] ?? 0] ?? '',
    seller: dictionaries.seller.values[ints.seller[row] ?? 0] ?? '',
    brand: dictionaries.brand.values[ints.brand[row] ?? 0] ?? '',
    price: ints.price[row] ?? 0,
    look: `${dictionaries.COLORS.values[ints.COLORS[row] ?? 0] ?? ''}|${dictionaries.MATERIALS.values[ints.MATERIALS[row] ?? 0] ?? ''}`,
    titleKey: ints.titleKey[row] ?? 0,
    photo: ints.photo[row] ?? 0,
    sides: [width[row] ?? 0, height[row] ?? 0, depth[row] ?? 0],
  };
}
