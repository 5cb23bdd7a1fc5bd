/** Lower and upper bound; null where the range is open. */
export type Sides = readonly [number | null, number | null];

export interface Bounds {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/**
 * Rounded bounds around a range, and a step that crosses it in about a hundred presses. Both thumbs can reach both
 * ends.
 */
export function fitBounds(min: number, max: number): Bounds {
  const rough = (max - min) / 100;
  const step = [1, 5, 10, 25, 50, 100, 250, 500, 1000].find((one) => one >= rough) ?? 2500;
  return { min: Math.floor(min / step) * step, max: Math.ceil(max / step) * step, step };
}

/** Null, which is an open side, when the thumb is at the end of the slider. */
export function sideOf(value: number, end: number): number | null {
  return value === end ? null : value;
}
