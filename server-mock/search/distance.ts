import type { Point } from './point.ts';

/** Mean radius of the earth; all engines must use the same value to agree at the edge of a circle. */
export const earthRadiusKm = 6371;

const toRadians = Math.PI / 180;

/** Returns the great-circle distance in kilometres (haversine). */
export function distanceKm(from: Point, lat: number, lon: number): number {
  const half =
    Math.sin(((lat - from.lat) * toRadians) / 2) ** 2 +
    Math.cos(from.lat * toRadians) *
      Math.cos(lat * toRadians) *
      Math.sin(((lon - from.lon) * toRadians) / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** Rounds a distance for responses to 100 metres, so that no exact address can be derived from it. */
export function shownDistance(km: number): number {
  return Math.round(km * 10) / 10;
}
