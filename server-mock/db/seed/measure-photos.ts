import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { photoFactsPath } from './paths.ts';

/** The photos served by the media bucket `catalogue`. */
const cataloguePhotoDir = path.join(import.meta.dirname, 'catalogue', 'photos');

// A script to run by hand after the photos change: `node server-mock/db/seed/measure-photos.ts`.

function hex(channel: number): string {
  return Math.round(channel).toString(16).padStart(2, '0');
}

const facts: Record<string, readonly [number, number, string]> = {};
for (const file of readdirSync(cataloguePhotoDir).sort()) {
  const picture = sharp(path.join(cataloguePhotoDir, file));
  const { width, height } = await picture.metadata();
  const { dominant } = await picture.resize(64, 64, { fit: 'inside' }).stats();
  facts[file] = [width, height, `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`];
}
const lines = Object.entries(facts).map(
  ([file, fact]) => `  ${JSON.stringify(file)}: ${JSON.stringify(fact)}`,
);
writeFileSync(photoFactsPath, `{\n${lines.join(',\n')}\n}\n`);
