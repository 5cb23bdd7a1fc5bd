import type { Policy } from '../../graphql/policy.ts';

/** Uploads belong to whoever sends them; what a listing shows is for everybody who knows its address. */
export const policy = {
  'POST /api/media/uploads': { who: 'user', owner: true },
  'PATCH /api/media/uploads/:hash': { who: 'user', owner: true },
  'GET /api/media/own/:hash': { who: 'user', owner: true },
  'GET /media/*': { who: 'anyone' },
  convertHeicToJpeg: { who: 'user' },
} satisfies Policy;
