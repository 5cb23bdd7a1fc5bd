/** Longitude and latitude in degrees. */
export type Point = readonly [number, number];

/** About the middle of where people live in each province, for drawings only. */
export const provinceCentres: Readonly<Record<string, Point>> = {
  'nl-drenthe': [6.6, 52.87],
  'nl-flevoland': [5.5, 52.5],
  'nl-friesland': [5.82, 53.1],
  'nl-gelderland': [5.95, 52.06],
  'nl-groningen': [6.7, 53.22],
  'nl-limburg': [5.95, 51.2],
  'nl-noord-brabant': [5.2, 51.57],
  'nl-noord-holland': [4.85, 52.55],
  'nl-overijssel': [6.4, 52.42],
  'nl-utrecht': [5.15, 52.08],
  'nl-zeeland': [3.85, 51.48],
  'nl-zuid-holland': [4.5, 52.0],
  'be-antwerpen': [4.65, 51.23],
  'be-brussel': [4.36, 50.85],
  'be-henegouwen': [3.95, 50.5],
  'be-limburg': [5.42, 50.98],
  'be-luik': [5.75, 50.53],
  'be-luxemburg': [5.5, 49.98],
  'be-namen': [4.85, 50.3],
  'be-oost-vlaanderen': [3.8, 51.02],
  'be-vlaams-brabant': [4.72, 50.9],
  'be-waals-brabant': [4.6, 50.66],
  'be-west-vlaanderen': [3.05, 51.02],
};
