import { type Zippable, zip } from 'fflate';
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

/** The archive of a person's data export: their data as JSON and their photos (GDPR articles 15 and 20; L1). */
export async function exportArchive(
  db: Kysely<Database>,
  pictures: Pictures,
  person: Person,
): Promise<Uint8Array> {
  const data = await collectData(db, person);
  const text = new TextEncoder();
  const content: Zippable = {
    'README.txt': text.encode(explanation),
    'data.json': text.encode(JSON.stringify(data, null, 2)),
  };
  for (const { key } of await ownPhotos(db, person)) {
    const bytes = await pictures.read(key);
    // JPEG data does not compress any further.
    if (bytes !== null) content[`photos/${key}.jpg`] = [bytes, { level: 0 }];
  }
  return await new Promise((resolve, reject) => {
    zip(content, (error, archive) => (error === null ? resolve(archive) : reject(error)));
  });
}

async function ownPhotos(db: Kysely<Database>, { userId }: Person): Promise<readonly { key: string }[]> {
  return await db
    .selectFrom('media')
    .select('key')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}
