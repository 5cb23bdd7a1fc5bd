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
      return msg`“${name}” has a file type we do not support. Choose a JPEG, PNG, WebP, AVIF or HEIC file.`;
    case 'several_images':
      return msg`“${name}” contains several images: an animation or a burst. Choose a single photo.`;
    case 'damaged_file':
      return msg`“${name}” is damaged and cannot be opened. Take the photo again or choose another one.`;
    case 'too_many_pixels':
      return msg`“${name}” is larger than 50 megapixels. Choose a smaller version.`;
    case 'too_small':
      return msg`“${name}” is too small or too narrow to show well. Choose a photo of at least 300 by 300 pixels, or crop it if it is a panorama.`;
    case 'too_large':
      return msg`“${name}” is too large. Choose a smaller version of this photo.`;
    case 'too_many_photos':
      return msg`“${name}” was not added: a listing can have at most 20 photos.`;
    case 'storage_full':
      return msg`There is no room for “${name}” on this device. Free up some space and choose the photo again.`;
  }
}
