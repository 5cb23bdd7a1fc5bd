import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isContentHash } from '#domain/ids.ts';
import { contentKeyOf, decodeMediaAddress, type MediaAddress } from '#domain/photo/media-address.ts';
import { formSide, previewSide } from '#domain/photo/photo-rules.ts';
import { chunkBytes } from '#domain/photo/upload-protocol.ts';
import { signedIn } from '../../graphql/authorize.ts';
import { ObjectDoesNotExistError, ValidationError } from '../../graphql/errors.ts';
import { refuseRequest } from '../../http/refusals.ts';
import type { RegisterRoutes } from '../../http/routes.ts';
import { ServerBusyError } from '../../picture-gate.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { announceUpload } from './announce-upload.ts';
import { mediaFiles } from './media-files.ts';
import type { MediaParts } from './media-parts.ts';
import { readGrant } from './picture-grant.ts';
import { isPublicPicture } from './picture-users.ts';
import { receiveChunk } from './receive-chunk.ts';
import { formatFor, render, renditionName } from './render.ts';
import { findMedia } from './store.ts';
import { UploadNotFoundError } from './upload-errors.ts';

/**
 * Sizes that owners may request besides the photo itself: previews of the form (FORM-065) and its large picture
 * (IMG-007).
 */
const ownSizes: ReadonlyMap<string, MediaAddress['width']> = new Map([
  ['preview', previewSide],
  ['form', formSide],
]);
const forEver = 'public, max-age=31536000, immutable';
/** Not for shared caches, and only for a while: the permission to see the picture can end. */
const forOneDevice = 'private, max-age=3600';

/** Resumable uploads, and pictures in any of the defined sizes (IMG-009). */
export const registerMediaRoutes: RegisterRoutes = async (app, deps) => {
  const parts: MediaParts = { ...deps, files: mediaFiles(deps.config.dataDir) };
  // Encapsulated in its own scope, so that no other route accepts binary bodies.
  await app.register(async (scope) => {
    const options = { parseAs: 'buffer', bodyLimit: chunkBytes } as const;
    scope.addContentTypeParser('application/octet-stream', options, (_request, body, done) =>
      done(null, body),
    );
    registerUploads(scope, deps, parts);
    registerPictures(scope, deps, parts);
  });
};

function registerUploads(app: FastifyInstance, deps: ServerDeps, parts: MediaParts): void {
  app.post('/api/media/uploads', async (request, reply) => {
    const userId = await userIdOf(request, deps);
    return await answer(deps, reply, () => announceUpload(userId, request.body, parts));
  });

  app.patch<{ Params: { hash: string } }>('/api/media/uploads/:hash', async (request, reply) => {
    const userId = await userIdOf(request, deps);
    return await answer(deps, reply, () => {
      const { hash } = request.params;
      const offset = Number(request.headers['upload-offset'] ?? Number.NaN);
      const bytes = request.body ?? Buffer.alloc(0);
      if (!isContentHash(hash)) throw new UploadNotFoundError();
      if (!Number.isInteger(offset) || offset < 0 || !Buffer.isBuffer(bytes)) throw new ValidationError();
      return receiveChunk(userId, { hash, offset, bytes }, parts);
    });
  });
}

function registerPictures(app: FastifyInstance, deps: ServerDeps, { db, files }: MediaParts): void {
  // A wildcard, because route parameters are limited to 100 characters and addresses can be longer.
  app.get<{ Params: { '*': string } }>('/media/*', async (request, reply) => {
    const address = await openAddress(request.params['*'], deps);
    if (address === null) throw new ObjectDoesNotExistError();
    const format = formatFor(request.headers.accept ?? '', address.width);
    const etag = `"${renditionName(address, format)}"`;
    reply.header('vary', 'Accept').header('etag', etag);
    reply.header('cache-control', address.isPublic ? forEver : forOneDevice);
    if (request.headers['if-none-match'] === etag) return await reply.code(304).send();
    return await answer(
      deps,
      reply,
      async () => {
        const bytes = await render(address, format, files);
        if (bytes === null) throw new ObjectDoesNotExistError();
        return bytes;
      },
      `image/${format}`,
    );
  });

  app.get<{ Params: { hash: string }; Querystring: { size?: string } }>(
    '/api/media/own/:hash',
    async (request, reply) => {
      const { hash } = request.params;
      const media = isContentHash(hash) ? await findMedia(db, await userIdOf(request, deps), hash) : null;
      if (media === null) throw new ObjectDoesNotExistError();
      const width = ownSizes.get(request.query.size ?? '');
      const bytes =
        width === undefined
          ? await files.original('listings', hash)
          : await render(
              { bucket: 'listings', key: hash, width, height: null, fit: 'inside' },
              'jpeg',
              files,
            );
      if (bytes === null) throw new ObjectDoesNotExistError();
      return await reply.header('cache-control', 'private, max-age=86400').type('image/jpeg').send(bytes);
    },
  );
}

/** Returns the address if the picture may be shown; null if the picture is neither public nor granted. */
async function openAddress(
  text: string,
  { db, secrets, clock }: ServerDeps,
): Promise<(MediaAddress & { readonly isPublic: boolean }) | null> {
  const address = decodeMediaAddress(text);
  if (address === null) return null;
  if (address.bucket === 'catalogue') return { ...address, isPublic: true };
  const grant = readGrant(address.key, { secrets, clock });
  const key = contentKeyOf(address.key);
  const isPublic = grant === null && (await isPublicPicture(db, key));
  return isPublic || grant?.isValid === true ? { ...address, key, isPublic } : null;
}

async function userIdOf(request: FastifyRequest, deps: ServerDeps): Promise<string> {
  return signedIn(await deps.contextOf(request)).userId;
}

/** Sends the result of `work`, or an error that needs its own status or headers. */
async function answer(
  deps: ServerDeps,
  reply: FastifyReply,
  work: () => Promise<unknown>,
  type = 'application/json',
): Promise<FastifyReply> {
  try {
    const body = await work();
    return await reply.type(type).send(body);
  } catch (error) {
    if (error instanceof UploadNotFoundError) return await refuseRequest(deps, reply, 404, error.errorCode);
    // The picture may become available later, so the error must not be cached.
    reply.removeHeader('etag').header('cache-control', 'no-store');
    if (error instanceof ServerBusyError)
      return await refuseRequest(deps, reply.header('retry-after', 2), 503, error.errorCode);
    throw error;
  }
}
