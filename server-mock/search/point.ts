/** Coordinates in degrees, from which distances are measured. */
export interface Point {
  readonly lat: number;
  readonly lon: number;
}
