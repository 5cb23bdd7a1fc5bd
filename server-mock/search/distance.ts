import type { Point } from './catalog-search.ts';

/** The mean radius; one for all engines, or they disagree at the edge of a circle. */
export const earthRadiusKm = 6371;

const toRadians = Math.PI / 180;

/** Kilometres as the crow flies (haversine). */
export function distanceKm(from: Point, lat: number, lon: number): number {
  const half =
    Math.sin(((lat - from.lat) * toRadians) / 2) ** 2 +
    Math.cos(from.lat * toRadians) *
      Math.cos(lat * toRadians) *
      Math.sin(((lon - from.lon) * toRadians) / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** A distance as answers give it: whole hundreds of metres, so that nobody's door can be worked out. */
export function shownDistance(km: number): number {
  return Math.round(km * 10) / 10;
}
