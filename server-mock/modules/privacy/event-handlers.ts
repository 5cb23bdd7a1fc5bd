import type { EventHandler } from '../../process/event-handler.ts';
import { picturesIn } from '../media/pictures-view.ts';
import { accountErased } from './events.ts';

/**
 * Deletes the photo files after their rows, and those of uploads that never completed, which hold the photo as the
 * camera took it, with its place. A photo that somebody else has uploaded too stays.
 */
const dropPhotos: EventHandler = {
  name: 'privacy.drop_photos',
  on: accountErased,
  outside: async ({ payload }, { db, config }) => {
    const pictures = picturesIn(config.dataDir);
    if (typeof payload.userId === 'string') await pictures.forgetUploads(payload.userId);
    for (const key of Array.isArray(payload.photos) ? payload.photos.map(String) : []) {
      const other = await db.selectFrom('media').select('key').where('key', '=', key).executeTakeFirst();
      if (other === undefined) await pictures.forget(key);
    }
  },
};

export const privacyHandlers: readonly EventHandler[] = [dropPhotos];
