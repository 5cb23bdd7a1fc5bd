/** Where a piece has to go: whole centimetres, each from 1 to 1000. */
export interface FitPlace {
  readonly room: { readonly width: number; readonly depth: number; readonly height: number };
  /** Width of the narrowest door on the way; null for none. */
  readonly door: number | null;
  /** Clear width of the stairs; null for none. */
  readonly stairs: number | null;
  /** Clear height of doors and stairs. */
  readonly doorHeight: number;
}

/** Centimetres; a door in the Low Countries is seldom lower. */
export const usualDoorHeight = 200;
export const usualDoorWidth = 83;
const fitLimits = { min: 1, max: 1000 } as const;

/** Whole centimetres within the limits. */
export function isFitSize(value: unknown): value is number {
  return (
    typeof value === 'number' && Number.isInteger(value) && value >= fitLimits.min && value <= fitLimits.max
  );
}

const pattern = /^(\d{1,4})x(\d{1,4})x(\d{1,4})(?:;door=(\d{1,4}))?(?:;stairs=(\d{1,4}))?$/;

/**
 * Reads the value of a FIT filter: "WxDxH" of the room, then optionally ";door=83" and ";stairs=90". Doors are taken
 * to be of the usual height. Null for anything else or a size outside the limits.
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

/** The value of a FIT filter; reading it gives the same place with doors of the usual height. */
export function writeFitPlace({ room, door, stairs }: FitPlace): string {
  const doorPart = door === null ? '' : `;door=${door}`;
  const stairsPart = stairs === null ? '' : `;stairs=${stairs}`;
  return `${room.width}x${room.depth}x${room.height}${doorPart}${stairsPart}`;
}
