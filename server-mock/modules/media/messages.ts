import type { Messages } from '../../messages.ts';

export const mediaMessages: Messages = {
  empty_file: /*i18n*/ 'This file is empty.',
  not_an_image: /*i18n*/ 'This file is not a photo.',
  unsupported_image: /*i18n*/ 'We cannot use this kind of image.',
  several_images:
    /*i18n*/ 'This file contains several images, such as an animation or a burst. Choose a single photo.',
  damaged_file: /*i18n*/ 'This file is damaged.',
  too_many_pixels: /*i18n*/ 'This photo has more than 50 megapixels.',
  too_small: /*i18n*/ 'This photo is too small: each side must be at least 300 pixels.',
  hash_mismatch: /*i18n*/ 'The photo did not arrive intact. Try again.',
  upload_quota_reached:
    /*i18n*/ 'You have uploaded too many photos that are not in a listing yet. Try again once your drafts are in your account.',
  upload_not_found: /*i18n*/ 'This upload could not be found.',
  background_busy: /*i18n*/ 'We are busy with other photos. Yours stays as it is; try again in a minute.',
  background_no_subject:
    /*i18n*/ 'We cannot tell the product from its background. Your photo stays as it is. A plain background often helps.',
  background_failed: /*i18n*/ 'We could not remove the background. Your photo stays as it is.',
  server_busy: /*i18n*/ 'We are very busy right now. Try again shortly.',
};
