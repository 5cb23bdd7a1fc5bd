import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PhotoRefusal } from '#domain/photo/photo-rules.ts';

/** Why a file is refused, naming the file and what to do. */
export function photoRefusalMessage(reason: PhotoRefusal, name: string): MessageDescriptor {
  switch (reason) {
    case 'empty_file':
      return msg`“${name}” is empty. Choose the photo again from your gallery.`;
    case 'not_an_image':
      return msg`“${name}” is not a photo. Choose a JPEG, PNG, WebP, AVIF or HEIC file.`;
    case 'unsupported_image':
      return msg`“${name}” is a kind of image we cannot use. Choose a JPEG, PNG, WebP, AVIF or HEIC file.`;
    case 'several_images':
      return msg`“${name}” holds several pictures: an animation or a burst. Choose one single photo of it.`;
    case 'damaged_file':
      return msg`“${name}” is damaged and cannot be opened. Take the photo again or choose another one.`;
    case 'too_many_pixels':
      return msg`“${name}” has too many pixels: at most 50 megapixels fit. Choose a smaller version.`;
    case 'too_small':
      return msg`“${name}” is too small or too narrow to show well. Choose a photo of at least 300 by 300 pixels, or crop it if it is a panorama.`;
    case 'too_large':
      return msg`“${name}” is too large. Choose a smaller version of this photo.`;
    case 'too_many_photos':
      return msg`“${name}” does not fit any more: a listing has at most 20 photos.`;
    case 'storage_full':
      return msg`“${name}” does not fit on this device any more. Free some space and choose it again.`;
  }
}
