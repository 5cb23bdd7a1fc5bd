import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isPhotoRefusal } from '#domain/photo/photo-rules.ts';
import type { UploadFailure } from '#src/data/photos/photo-task.ts';
import { photoRefusalMessage } from '#src/ui/market/photo-refusal-message.ts';
import { megabytes } from './megabytes.ts';
import type { PhotoTile } from './photo-tiles.ts';

/** The short status text of a tile; `percent` while its progress is known. */
export function tileMessage(tile: PhotoTile, locale: string, percent: number | null): MessageDescriptor {
  const from = megabytes(tile.task?.fromBytes ?? 0, locale);
  const to = tile.task?.toBytes == null ? null : megabytes(tile.task.toBytes, locale);
  switch (tile.state) {
    case 'waiting':
      return msg`In the queue`;
    case 'converting':
      return msg`Converting HEIC`;
    case 'compressing':
      return to === null ? msg`Shrinking ${from} MB` : msg`Shrinking ${from} → ${to} MB`;
    case 'ready':
      return to === null ? msg`On this device` : msg`On this device · ${to} MB`;
    case 'waiting_network':
      return msg`Waiting for a connection`;
    case 'queued':
      return msg`In the queue`;
    case 'uploading':
      return percent === null ? msg`Uploading` : msg`Uploading ${percent}%`;
    case 'done':
      return to === null ? msg`Uploaded` : msg`Uploaded, ${to} MB`;
    case 'failed':
      return msg`Not sent`;
    case 'refused':
      return msg`Not accepted`;
    case 'cancelled':
      return msg`Stopped`;
    case 'elsewhere':
      return msg`Still on your other device`;
  }
}

/** Why a valid photo is not uploaded yet, and what happens next. */
function failureMessage(reason: UploadFailure | null): MessageDescriptor {
  switch (reason) {
    case 'network':
      return msg`The connection was lost. The photo is still on this device. Try again.`;
    case 'too_many_requests':
      return msg`Too many photos at once. Try again in a minute.`;
    case 'upload_refused':
      return msg`This photo could not be uploaded. Try again or choose another one.`;
    case 'upload_quota_reached':
      return msg`You have uploaded too many photos that are not in a listing yet. The photo is still on this device. Wait until your drafts are in your account, then try again.`;
    case 'preparation_failed':
      return msg`This photo could not be processed. Try again.`;
    case 'original_lost':
      return msg`This photo is no longer on this device. Choose it again.`;
    case 'server_error':
    case null:
      return msg`Something went wrong on our side. The photo is still on this device. Try again.`;
  }
}

/** Why a photo does not progress, as a sentence; null when there is no problem. */
export function problemMessage({ state, task, name }: PhotoTile): MessageDescriptor | null {
  if (state !== 'failed' && state !== 'refused') return null;
  const reason = task?.reason ?? null;
  if (reason === 'twice') return null;
  return isPhotoRefusal(reason) ? photoRefusalMessage(reason, name) : failureMessage(reason);
}

/** What buyers will miss in a photo that is accepted nevertheless; null when there is nothing to improve. */
export function hintMessage({ state, task }: PhotoTile): MessageDescriptor | null {
  const isSmall = task?.hint === 'small_photo' && state !== 'failed' && state !== 'refused';
  return isSmall
    ? msg`This photo is small: buyers see little detail when they enlarge it. A larger photo sells better.`
    : null;
}
