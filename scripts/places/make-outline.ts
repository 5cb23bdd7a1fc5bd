/** Writes src/features/shop/places/outline-data.ts from Natural Earth: `node scripts/places/make-outline.ts`. */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

const world: Topology<{ countries: GeometryCollection }> = createRequire(import.meta.url)(
  'world-atlas/countries-10m.json',
);
/** ISO 3166-1 numeric codes. */
const wanted: Readonly<Record<string, string>> = { '528': 'NL', '056': 'BE' };

const { features } = feature(world, world.objects.countries);
const outlines = features.flatMap(({ id, geometry }) => {
  const country = wanted[String(id)];
  if (country === undefined || (geometry.type !== 'MultiPolygon' && geometry.type !== 'Polygon')) return [];
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  // The islands in the Caribbean are outside every delivery area.
  const near = polygons.filter(([ring]) => (ring?.[0]?.[1] ?? 0) > 45);
  return [{ country, polygons: near.map((rings) => rings.map(thinned)) }];
});

/** Omits points closer than two kilometres to the previous one, because the map is only a hand wide. */
function thinned(ring: readonly (readonly number[])[]): number[][] {
  const simplified: number[][] = [];
  for (const [index, position] of ring.entries()) {
    const [x = 0, y = 0] = position;
    const [lastX = 0, lastY = 0] = simplified.at(-1) ?? [];
    const isFar = Math.hypot(x - lastX, (y - lastY) * 1.6) > 0.03;
    if (index === 0 || isFar || index === ring.length - 1) simplified.push(round(position));
  }
  return simplified;
}

function round(position: readonly number[]): number[] {
  return position.map((degrees) => Math.round(degrees * 100) / 100);
}

const text = outlines
  .map(({ country, polygons }) => {
    const rings = polygons.flat().map((ring) => ring.map((position) => position.join(',')).join(' '));
    return `  ${country}:\n    '${rings.join(';')}',`;
  })
  .join('\n');
writeFileSync(
  new URL('../../src/features/shop/places/outline-data.ts', import.meta.url),
  `// Made by scripts/places/make-outline.ts from world-atlas (Natural Earth, public domain); not edited by hand.
/** Borders: rings apart by semicolons, points by spaces, longitude before latitude in degrees. */
export const outlineData: Readonly<Record<'NL' | 'BE', string>> = {
${text}
};
`,
);
