import { builder } from '../../graphql/builder.ts';
import {
  FailedToCreateError,
  InvalidUUIDError,
  TooManyRequestsError,
  UserNotAuthenticatedError,
  ValidationError,
} from '../../graphql/errors.ts';
import { type PushStatus, readStatus } from './read-status.ts';
import { removeSubscription } from './remove-subscription.ts';
import { saveSubscription } from './save-subscription.ts';

const StatusType = builder.objectRef<PushStatus>('PushSubscriptionStatus').implement({
  description: 'How the server knows the subscription of a browser.',
  fields: (t) => ({
    keyId: t.exposeString('keyId', { description: 'The id of the key to subscribe with.' }),
    publicKey: t.exposeString('publicKey', {
      description: 'The key to subscribe with (applicationServerKey), base64url.',
    }),
    isSaved: t.exposeBoolean('isSaved', {
      description: 'Whether the browser gets the notifications of the caller.',
    }),
    needsRenewal: t.exposeBoolean('needsRenewal', {
      description: 'Whether it was made with another key and must be made anew.',
    }),
  }),
});

const DoneType = builder.objectRef<{ readonly success: boolean }>('PushSubscriptionDone').implement({
  description: 'A change of a push subscription that was made.',
  fields: (t) => ({ success: t.exposeBoolean('success', { description: 'Always true.' }) }),
});

builder.queryField('pushSubscriptionStatus', (t) =>
  t.field({
    type: StatusType,
    description: 'The key to subscribe with, and what is known of the subscription of this browser.',
    errors: { types: [UserNotAuthenticatedError] },
    args: { endpoint: t.arg.string({ description: "The subscription's endpoint, when there is one." }) },
    resolve: (_root, { endpoint }, context) => readStatus(context, endpoint ?? null),
  }),
);

builder.mutationFields((t) => {
  const endpoint = t.arg.string({ required: true, description: "The subscription's endpoint." });
  return {
    savePushSubscription: t.field({
      type: DoneType,
      description: 'Send the notifications of the caller to this browser until the session ends.',
      errors: {
        types: [
          UserNotAuthenticatedError,
          InvalidUUIDError,
          ValidationError,
          FailedToCreateError,
          TooManyRequestsError,
        ],
      },
      args: {
        endpoint,
        p256dh: t.arg.string({ required: true, description: "The browser's public key, base64url." }),
        auth: t.arg.string({ required: true, description: "The subscription's secret, base64url." }),
        keyId: t.arg.string({ required: true, description: 'The id of the key it was made with.' }),
      },
      resolve: async (_root, args, context) => {
        await saveSubscription(context, args);
        return { success: true };
      },
    }),
    removePushSubscription: t.field({
      type: DoneType,
      description: 'Send no more notifications to this browser.',
      errors: { types: [UserNotAuthenticatedError] },
      args: { endpoint },
      resolve: async (_root, args, context) => {
        await removeSubscription(context, args.endpoint);
        return { success: true };
      },
    }),
  };
});
