import { signedIn } from '../../graphql/authorize.ts';
import { builder } from '../../graphql/builder.ts';
import {
  FailedToUpdateError,
  ObjectDoesNotExistError,
  TooManyRequestsError,
  UserNotAuthenticatedError,
  ValidationError,
} from '../../graphql/errors.ts';
import { convertHeic } from './convert-heic.ts';
import { removeBackground } from './remove-background.ts';

const ConvertedImageType = builder.objectRef<{ readonly b64Image: string }>('ConvertedImage').implement({
  description: 'A converted picture.',
  fields: (t) => ({
    b64Image: t.exposeString('b64Image', { description: 'The JPEG, as base64.' }),
  }),
});

builder.mutationField('convertHeicToJpeg', (t) =>
  t.field({
    type: ConvertedImageType,
    description: 'Turns a HEIC picture into an upright JPEG, for devices that cannot.',
    args: {
      b64Image: t.arg.string({ required: true, description: 'The HEIC file, as base64; 8 MB at most.' }),
    },
    errors: {
      types: [ValidationError, FailedToUpdateError, TooManyRequestsError, UserNotAuthenticatedError],
    },
    resolve: async (_root, { b64Image }, context) => {
      const { userId } = signedIn(context);
      return { b64Image: await convertHeic(userId, b64Image, context.limits) };
    },
  }),
);

const CutOutType = builder.objectRef<{ readonly base64Preview: string }>('BackgroundRemoved').implement({
  description: 'A photo whose background is transparent.',
  fields: (t) => ({
    base64Preview: t.exposeString('base64Preview', {
      description: 'A WebP within 1024 x 1024 pixels and of the photo’s own frame, as base64.',
    }),
  }),
});

builder.mutationField('removeBg', (t) =>
  t.field({
    type: CutOutType,
    description:
      'Removes the background of one photo. Nothing is stored: the caller decides what to do with the preview. Give one of the two arguments.',
    args: {
      b64Image: t.arg.string({ description: 'The photo, as base64; 8 MB at most.' }),
      imageUrl: t.arg.string({ description: 'The address of one of your own photos at this shop.' }),
    },
    errors: {
      types: [
        ValidationError,
        FailedToUpdateError,
        ObjectDoesNotExistError,
        TooManyRequestsError,
        UserNotAuthenticatedError,
      ],
    },
    resolve: async (_root, { b64Image, imageUrl }, context) => {
      const { userId } = signedIn(context);
      const input = { b64Image: b64Image ?? null, imageUrl: imageUrl ?? null };
      return { base64Preview: await removeBackground(userId, input, context) };
    },
  }),
);
