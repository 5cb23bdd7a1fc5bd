import type { Policy } from '../../graphql/policy.ts';

/**
 * Uploads belong to whoever sends them. What a published product shows is for everybody; any other picture only for those
 * to whom the API gave a signed address of it.
 */
export const policy = {
  'POST /api/media/uploads': { who: 'user', owner: true },
  'PATCH /api/media/uploads/:hash': { who: 'user', owner: true },
  'GET /api/media/own/:hash': { who: 'user', owner: true },
  'GET /media/*': { who: 'anyone' },
  convertHeicToJpeg: { who: 'user' },
  removeBg: { who: 'user' },
} satisfies Policy;
