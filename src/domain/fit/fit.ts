import type { FitPlace } from './fit-place.ts';

/** The sizes of a product in whole centimetres, as its seller stated them; null where not stated. */
export interface ProductSize {
  readonly width: number | null;
  readonly depth: number | null;
  readonly height: number | null;
  /** The diameter of a round product, which is both its width and its depth. */
  readonly diameter: number | null;
}

/** The smallest upright box around a product, in centimetres. */
export interface Box {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

/**
 * The result of carrying a product to its place: 'fits' upright all the way; 'turn' when it passes laid on a side and
 * is raised again in the room; 'too-wide' when it does not pass; 'unknown' when a size of the product is not stated.
 */
export type Fit = 'fits' | 'turn' | 'too-wide' | 'unknown';

/** Where a product does not pass. */
type FitObstacle = 'door' | 'stairs' | 'room' | 'raise';

/** The result with the first obstacle, and the size that the product needs there and the size available. */
export interface FitAnswer {
  readonly fit: Fit;
  /** Null when the product passes upright, and when sizes are missing. */
  readonly obstacle: FitObstacle | null;
  /** The size that the product needs at the obstacle, in centimetres. */
  readonly need: number | null;
  /** The available size, in centimetres. */
  readonly have: number | null;
}

/** Returns the box of a product, or null when a size is missing or not above zero. */
export function boxOf(product: ProductSize): Box | null {
  const width = product.diameter ?? product.width;
  const depth = product.diameter ?? product.depth;
  const { height } = product;
  if (width === null || depth === null || height === null) return null;
  return width > 0 && depth > 0 && height > 0 ? { width, depth, height } : null;
}

/** Returns whether a product can be carried to its place at home: through doors, up the stairs and into the room. */
export function fitOf(product: ProductSize, home: FitPlace): Fit {
  return explainFit(product, home).fit;
}

/** Like fitOf, with the sizes at the first obstacle. */
export function explainFit(product: ProductSize, home: FitPlace): FitAnswer {
  const box = boxOf(product);
  if (box === null) return { fit: 'unknown', obstacle: null, need: null, have: null };
  const room = roomObstacle(box, home);
  if (room !== null) return { fit: 'too-wide', ...room };
  const standing = standingObstacle(box, home);
  if (standing === null) return { fit: 'fits', obstacle: null, need: null, have: null };
  const lying = lyingObstacle(box, home);
  return lying === null ? { fit: 'turn', ...standing } : { fit: 'too-wide', ...lying };
}

type Obstacle = { readonly obstacle: FitObstacle; readonly need: number; readonly have: number };

/** The product has to stand upright in the room, in either orientation. */
function roomObstacle(box: Box, { room }: FitPlace): Obstacle | null {
  if (box.height > room.height) return { obstacle: 'room', need: box.height, have: room.height };
  const long = Math.max(box.width, box.depth);
  const roomLong = Math.max(room.width, room.depth);
  if (long > roomLong) return { obstacle: 'room', need: long, have: roomLong };
  const short = Math.min(box.width, box.depth);
  const roomShort = Math.min(room.width, room.depth);
  return short > roomShort ? { obstacle: 'room', need: short, have: roomShort } : null;
}

/** Carried upright, with its narrower side first. */
function standingObstacle(box: Box, home: FitPlace): Obstacle | null {
  const side = Math.min(box.width, box.depth);
  return passage(side, box.height, home);
}

/**
 * Carried lying down: its two smallest sizes pass the doors and stairs. In the room it is raised over its shorter
 * edge, so the diagonal has to fit below the ceiling.
 */
function lyingObstacle(box: Box, home: FitPlace): Obstacle | null {
  const [smallest = 0, middle = 0] = [box.width, box.depth, box.height].sort((a, b) => a - b);
  const stopped = passage(smallest, middle, home);
  if (stopped !== null) return stopped;
  const diagonal = Math.ceil(Math.hypot(box.height, Math.min(box.width, box.depth)));
  return diagonal > home.room.height ? { obstacle: 'raise', need: diagonal, have: home.room.height } : null;
}

function passage(across: number, upright: number, home: FitPlace): Obstacle | null {
  const orientations = [
    { obstacle: 'door', width: home.door },
    { obstacle: 'stairs', width: home.stairs },
  ] as const;
  for (const { obstacle, width } of orientations) {
    if (width === null) continue;
    if (across > width) return { obstacle, need: across, have: width };
    if (upright > home.doorHeight) return { obstacle, need: upright, have: home.doorHeight };
  }
  return null;
}
