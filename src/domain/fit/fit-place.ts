/** The place that a product has to reach at the buyer's home. Sizes are whole centimetres from 1 to 1000. */
export interface FitPlace {
  readonly room: { readonly width: number; readonly depth: number; readonly height: number };
  /** The width of the narrowest door on the way; null for none. */
  readonly door: number | null;
  /** The clear width of the stairs; null for none. */
  readonly stairs: number | null;
  /** The clear height of doors and stairs. */
  readonly doorHeight: number;
}

/** In centimetres. Doors in the Netherlands and Belgium are seldom lower. */
export const usualDoorHeight = 200;
export const usualDoorWidth = 83;
const fitLimits = { min: 1, max: 1000 } as const;

/** Returns true for whole centimetres within the limits. */
export function isFitSize(value: unknown): value is number {
  return (
    typeof value === 'number' && Number.isInteger(value) && value >= fitLimits.min && value <= fitLimits.max
  );
}

const pattern = /^(\d{1,4})x(\d{1,4})x(\d{1,4})(?:;door=(\d{1,4}))?(?:;stairs=(\d{1,4}))?$/;

/**
 * Parses the value of a FIT filter: "WxDxH" of the room, then optionally ";door=83" and ";stairs=90". Doors are
 * assumed to have the usual height. Returns null for anything else and for sizes outside the limits.
 */
export function readFitPlace(value: string): FitPlace | null {
  const found = pattern.exec(value);
  if (found === null) return null;
  const size = (index: number) => (found[index] === undefined ? null : Number(found[index]));
  const width = size(1);
  const depth = size(2);
  const height = size(3);
  const door = size(4);
  const stairs = size(5);
  if (!isFitSize(width) || !isFitSize(depth) || !isFitSize(height)) return null;
  if (door !== null && !isFitSize(door)) return null;
  if (stairs !== null && !isFitSize(stairs)) return null;
  return { room: { width, depth, height }, door, stairs, doorHeight: usualDoorHeight };
}

/** Formats the value of a FIT filter. Parsing it returns the same place with doors of the usual height. */
export function writeFitPlace({ room, door, stairs }: FitPlace): string {
  const doorPart = door === null ? '' : `;door=${door}`;
  const stairsPart = stairs === null ? '' : `;stairs=${stairs}`;
  return `${room.width}x${room.depth}x${room.height}${doorPart}${stairsPart}`;
}
