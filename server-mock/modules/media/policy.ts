import type { Policy } from '../../graphql/policy.ts';

/**
 * Uploads belong to their sender. Pictures of published products are public; any other picture requires a signed
 * address from the API.
 */
export const policy = {
  'POST /api/media/uploads': { who: 'user', owner: true },
  'PATCH /api/media/uploads/:hash': { who: 'user', owner: true },
  'GET /api/media/own/:hash': { who: 'user', owner: true },
  'GET /media/*': { who: 'anyone' },
  convertHeicToJpeg: { who: 'user' },
  removeBg: { who: 'user' },
} satisfies Policy;
