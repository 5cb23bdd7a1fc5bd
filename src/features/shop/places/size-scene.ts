import type { Box } from '#domain/fit/fit.ts';

/** A typical interior door, in centimetres. */
export const usualDoor = { width: 83, height: 201 } as const;
/** In centimetres. */
export const person = { height: 175 } as const;

type Corner = readonly [number, number];

/** Positions of everything in the drawing. One unit is one centimetre; the floor is at the bottom. */
export function scene(box: Box) {
  const margin = 16;
  const labelSpace = 64;
  /** How far the depth is drawn upwards and to the right. */
  const slant = box.depth * 0.35;
  const above = Math.max(usualDoor.height, box.height + slant + 20) + margin;
  const below = 40;
  const floor = above;
  const door = { x: margin, y: floor - usualDoor.height, ...usualDoor };
  const middle = door.x + usualDoor.width + 46;
  const top = floor - person.height;
  const path = `M${middle - 20} ${top + 70}a20 42 0 0 1 40 0v40h-9v${person.height - 110}h-9v-58h-4v58h-9v-${person.height - 110}h-9z`;
  const front = {
    x: middle + 40 + labelSpace,
    y: floor - box.height,
    width: box.width,
    height: box.height,
  };
  const right = front.x + front.width;
  const side: Corner[] = [
    [right, front.y],
    [right + slant, front.y - slant],
    [right + slant, floor - slant],
    [right, floor],
  ];
  const back: Corner[] = [
    [front.x, front.y],
    [front.x + slant, front.y - slant],
    [right + slant, front.y - slant],
    [right, front.y],
  ];
  const view = { width: right + slant + margin, height: above + below };
  return { view, floor, door, body: { x: middle, top, path }, front, side, back };
}
