import type { FitPlace } from './fit-place.ts';

/** Whole centimetres as a listing states them; null where it says nothing. */
export interface ProductSize {
  readonly width: number | null;
  readonly depth: number | null;
  readonly height: number | null;
  /** Of a round piece: its width and its depth at once. */
  readonly diameter: number | null;
}

/** The smallest upright box around a piece, in centimetres. */
export interface Box {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

/**
 * What comes of carrying a piece home: 'fits' stands upright all the way, 'turn' passes when it is laid on a side and
 * raised again in the room, 'too-wide' does not get there, 'unknown' when the listing lacks a size.
 */
export type Fit = 'fits' | 'turn' | 'too-wide' | 'unknown';

/** Where a piece is stopped. */
type FitObstacle = 'door' | 'stairs' | 'room' | 'raise';

/** What to draw: the answer, and the first place that stops the piece with the size it needs there and has. */
export interface FitAnswer {
  readonly fit: Fit;
  /** Null when nothing stops it as it stands, or when sizes lack. */
  readonly obstacle: FitObstacle | null;
  /** Centimetres the piece needs at the obstacle. */
  readonly need: number | null;
  /** Centimetres there are. */
  readonly have: number | null;
}

/** The box of a piece, or null when a size lacks or is not above zero. */
export function boxOf(piece: ProductSize): Box | null {
  const width = piece.diameter ?? piece.width;
  const depth = piece.diameter ?? piece.depth;
  const { height } = piece;
  if (width === null || depth === null || height === null) return null;
  return width > 0 && depth > 0 && height > 0 ? { width, depth, height } : null;
}

/** Whether a piece reaches its place at home: a box through a door, up the stairs, into a room. */
export function fitOf(piece: ProductSize, home: FitPlace): Fit {
  return explainFit(piece, home).fit;
}

/** Like fitOf, with the numbers of the first obstacle. */
export function explainFit(piece: ProductSize, home: FitPlace): FitAnswer {
  const box = boxOf(piece);
  if (box === null) return { fit: 'unknown', obstacle: null, need: null, have: null };
  const room = roomObstacle(box, home);
  if (room !== null) return { fit: 'too-wide', ...room };
  const standing = standingObstacle(box, home);
  if (standing === null) return { fit: 'fits', obstacle: null, need: null, have: null };
  const lying = lyingObstacle(box, home);
  return lying === null ? { fit: 'turn', ...standing } : { fit: 'too-wide', ...lying };
}

type Obstacle = { readonly obstacle: FitObstacle; readonly need: number; readonly have: number };

/** The place itself: the piece stands there upright, either way round. */
function roomObstacle(box: Box, { room }: FitPlace): Obstacle | null {
  if (box.height > room.height) return { obstacle: 'room', need: box.height, have: room.height };
  const long = Math.max(box.width, box.depth);
  const roomLong = Math.max(room.width, room.depth);
  if (long > roomLong) return { obstacle: 'room', need: long, have: roomLong };
  const short = Math.min(box.width, box.depth);
  const roomShort = Math.min(room.width, room.depth);
  return short > roomShort ? { obstacle: 'room', need: short, have: roomShort } : null;
}

/** Carried upright: the narrower side goes first, the height stays the height. */
function standingObstacle(box: Box, home: FitPlace): Obstacle | null {
  const side = Math.min(box.width, box.depth);
  return passage(side, box.height, home);
}

/** Laid on a side: the two smallest sizes go through, and in the room it is raised over its shorter edge. */
function lyingObstacle(box: Box, home: FitPlace): Obstacle | null {
  const [smallest = 0, middle = 0] = [box.width, box.depth, box.height].sort((a, b) => a - b);
  const stopped = passage(smallest, middle, home);
  if (stopped !== null) return stopped;
  const diagonal = Math.ceil(Math.hypot(box.height, Math.min(box.width, box.depth)));
  return diagonal > home.room.height ? { obstacle: 'raise', need: diagonal, have: home.room.height } : null;
}

function passage(across: number, upright: number, home: FitPlace): Obstacle | null {
  const ways = [
    { obstacle: 'door', width: home.door },
    { obstacle: 'stairs', width: home.stairs },
  ] as const;
  for (const { obstacle, width } of ways) {
    if (width === null) continue;
    if (across > width) return { obstacle, need: across, have: width };
    if (upright > home.doorHeight) return { obstacle, need: upright, have: home.doorHeight };
  }
  return null;
}
