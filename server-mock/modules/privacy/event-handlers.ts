import type { EventHandler } from '../../process/event-handler.ts';
import { forgetPicturesOf } from '../media/public.ts';
import { accountErased } from './events.ts';

/**
 * Deletes the photo files after their rows, and those of uploads that never completed, which hold the photo as the
 * camera took it, with its place. A photo that somebody else has uploaded too stays.
 */
const dropPhotos: EventHandler = {
  name: 'privacy.drop_photos',
  on: accountErased,
  outside: async ({ payload }, deps) => {
    const photos = Array.isArray(payload.photos) ? payload.photos.map(String) : [];
    await forgetPicturesOf(deps, String(payload.userId), photos);
  },
};

export const privacyHandlers: readonly EventHandler[] = [dropPhotos];
