import sharp from 'sharp';
import { formSide } from '#domain/photo/photo-rules.ts';
import { callService } from '../call-service.ts';
import { BackgroundFailure, type BackgroundRemover } from './background-remover.ts';
import { gatedRemover } from './gated-remover.ts';

/** Milliseconds; a user waits for the picture. */
const longestWait = 20_000;
/** Maximum size of a response in bytes. */
const largestAnswer = 16 * 1024 * 1024;
const pixelLimit = 4_000_000;

export interface RestRemoverSettings {
  /** Base URL, version included, such as .../v1.0. */
  readonly base: string;
  readonly key: string;
  /** Number of photos that the service processes concurrently, and number that may wait here. */
  readonly atOnce?: number;
  readonly mostWaiting?: number;
}

/** Removes backgrounds through a service with remove.bg's REST API. */
export function createRestRemover({
  atOnce = 4,
  mostWaiting = 12,
  ...service
}: RestRemoverSettings): BackgroundRemover {
  return gatedRemover({ atOnce, mostWaiting }, async (jpeg, signal) => {
    const form = await sharp(jpeg)
      .resize({ width: formSide, height: formSide, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 90 })
      .toBuffer({ resolveWithObject: true });
    const answer = await ask(service, form.data, signal);
    return await checked(answer, form.info.width / form.info.height);
  });
}

async function ask(
  { base, key }: { readonly base: string; readonly key: string },
  jpeg: Buffer,
  signal: AbortSignal | undefined,
): Promise<Buffer> {
  const body = new FormData();
  body.set('image_file', new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' }), 'photo.jpg');
  body.set('size', 'auto');
  body.set('format', 'png');
  const answer = await callService({
    ...{ url: `${base}/removebg`, method: 'POST', body, signal, longestWait, largestAnswer, failure },
    headers: { accept: 'image/png', 'x-api-key': key },
  });
  if (answer.status === 429) throw new BackgroundFailure('busy', 'the background service is busy');
  if (answer.status === 400)
    throw new BackgroundFailure('no_subject', 'the background service found nothing');
  if (!answer.isOk) throw failure(`answered ${answer.status}`);
  return answer.body;
}

/**
 * Validates the response. The client composites it with its own photo, so it needs an alpha channel and the same
 * aspect ratio.
 */
async function checked(answer: Buffer, ratio: number): Promise<Buffer> {
  try {
    const picture = sharp(answer, { limitInputPixels: pixelLimit, failOn: 'warning' });
    const { width, height, hasAlpha } = await picture.metadata();
    if (!hasAlpha || Math.abs(width / height / ratio - 1) > 0.02) throw failure('sent another picture');
    return await picture
      .resize({ width: formSide, height: formSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80, alphaQuality: 100 })
      .toBuffer();
  } catch (error) {
    if (error instanceof BackgroundFailure) throw error;
    throw failure('sent something else than a picture');
  }
}

function failure(what: string): BackgroundFailure {
  return new BackgroundFailure('failed', `the background service ${what}`);
}
