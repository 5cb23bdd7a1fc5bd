import { signedIn } from '../../graphql/authorize.ts';
import { builder } from '../../graphql/builder.ts';
import {
  FailedToUpdateError,
  TooManyRequestsError,
  UserNotAuthenticatedError,
  ValidationError,
} from '../../graphql/errors.ts';
import { convertHeic } from './convert-heic.ts';

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
