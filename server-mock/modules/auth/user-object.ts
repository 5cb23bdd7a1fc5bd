import { builder } from '../../graphql/builder.ts';
import type { User } from './users.ts';

/** The signed-in user. Other modules add their fields with `builder.objectField(UserType, ...)`. */
export const UserType = builder
  .objectRef<{ readonly user: User; readonly authToken: string | null }>('User')
  .implement({
    description: 'The logged-in user.',
    fields: (t) => ({
      uuid: t.string({ description: "The user's id.", resolve: ({ user }) => user.id }),
      email: t.string({ description: 'The e-mail address.', resolve: ({ user }) => user.email }),
      name: t.string({ description: 'The name.', resolve: ({ user }) => user.name }),
      wishlistUuid: t.string({
        description: 'The id of the wishlist.',
        resolve: ({ user }) => user.wishlist_uuid,
      }),
      isStaff: t.boolean({ description: 'Works for Hervonden.', resolve: ({ user }) => user.is_staff }),
      authToken: t.exposeString('authToken', {
        nullable: true,
        description: 'The new token, in the answer to a sign-in alone: the server keeps only its hash.',
      }),
      platformId: t.string({
        description: "The platform's own number of the user.",
        resolve: ({ user }) => user.id,
      }),
      chatUser: t.field({
        type: ChatUserType,
        nullable: true,
        description: 'The user as the chat knows them.',
        resolve: ({ user }, _args, { secrets }) => ({
          uuid: user.id,
          signature: secrets.sign('chat-user', user.id),
        }),
      }),
    }),
  });

const ChatUserType = builder
  .objectRef<{ readonly uuid: string; readonly signature: string }>('ChatUser')
  .implement({
    description: 'A user of the chat.',
    fields: (t) => ({
      uuid: t.exposeString('uuid', { description: "The chat user's id." }),
      signature: t.exposeString('signature', {
        description: 'Proves to the chat that the user is who they say.',
      }),
    }),
  });
