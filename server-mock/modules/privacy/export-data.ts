import { Zip, ZipPassThrough } from 'fflate';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Pictures } from '../media/pictures-view.ts';
import { exportedRows, tableNames } from './personal-data.ts';
import type { Person } from './table-inventory.ts';

const explanation = `Hervonden

Dit is alles wat Hervonden van je bewaart: data.json met per tabel je gegevens, en je foto's in de map photos.
This is everything Hervonden keeps about you: data.json with your data by table, and your photos in the folder photos.
Voici tout ce que Hervonden conserve à votre sujet : data.json avec vos données par table, et vos photos dans le dossier photos.
`;

/** fflate writes offsets of 32 bits: a larger archive could not be opened. */
const mostBytes = 2 ** 32 - 1;

/** A person's data as JSON, and the keys of their photos, which are read only when they are sent. */
export interface ExportContent {
  readonly json: string;
  readonly photos: readonly string[];
}

/** The content of a person's data export (GDPR articles 15 and 20; L1). */
export async function exportContent(db: Kysely<Database>, person: Person): Promise<ExportContent> {
  const data = await collectData(db, person);
  return { json: JSON.stringify(data, null, 2), photos: await ownPhotos(db, person) };
}

/**
 * The ZIP archive of a data export in parts. It never holds more than one photo, which it reads when the part before
 * has been taken. Throws when the archive grows beyond 4 GB.
 */
export async function* exportArchive(
  { json, photos }: ExportContent,
  pictures: Pictures,
): AsyncGenerator<Uint8Array, void> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  const zip = new Zip((error, part) => {
    if (error !== null) throw error;
    bytes += part.length;
    if (bytes > mostBytes) throw new Error('A data export is larger than a ZIP archive can be.');
    parts.push(part);
  });
  // Nothing is compressed: JPEG data is already, and a compressor would need a thread or hold up other requests.
  const add = (name: string, content: Uint8Array): readonly Uint8Array[] => {
    const file = new ZipPassThrough(name);
    zip.add(file);
    file.push(content, true);
    return parts.splice(0);
  };
  const text = new TextEncoder();
  yield* add('README.txt', text.encode(explanation));
  yield* add('data.json', text.encode(json));
  for (const key of photos) {
    const photo = await pictures.read(key);
    if (photo !== null) yield* add(`photos/${key}.jpg`, photo);
  }
  zip.end();
  yield* parts.splice(0);
}

/** A person's data by table; tables without any are left out. */
async function collectData(
  db: Kysely<Database>,
  person: Person,
): Promise<Readonly<Record<string, readonly object[]>>> {
  const data: Record<string, readonly object[]> = {};
  for (const table of tableNames) {
    const rows = await exportedRows(db, table, person);
    if (rows.length > 0) data[table] = rows;
  }
  return data;
}

async function ownPhotos(db: Kysely<Database>, { userId }: Person): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('media')
    .select('key')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ key }) => key);
}
