import { heartbeatInterval } from '#domain/sync/protocol.ts';
import { signedIn } from '../../graphql/authorize.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { UserHasNoObjectPermissionError } from '../../graphql/errors.ts';
import { equalInConstantTime } from '../../secrets.ts';
import { type ChatUpdate, chatStream } from './chat-stream.ts';

const UpdateKind = builder.enumType('ChatUpdateKind', {
  description: 'What a message of a chat session says.',
  values: {
    READY: { description: 'The session is open, or something may have been missed: read everything afresh.' },
    MESSAGE: { description: 'There is a new message.' },
    READ: { description: 'Somebody has read.' },
    TYPING: { description: 'The other side is writing.' },
    CHANGED: { description: 'The conversation was ended or opened again.' },
    HEARTBEAT: { description: 'The session is open; silence of a minute means that it is not.' },
  } as const,
});

const ChatUpdateType = builder.objectRef<ChatUpdate>('ChatUpdate').implement({
  description: 'An update of a chat session; ids alone, the reader asks for the rest.',
  fields: (t) => ({
    kind: t.field({ type: UpdateKind, description: 'What it says.', resolve: ({ kind }) => kind }),
    conversationUuid: t.exposeString('conversationUuid', {
      nullable: true,
      description: 'Where; null when it is about all of them.',
    }),
  }),
});

builder.subscriptionFields((t) => {
  const session = (deprecationReason?: string) =>
    t.field({
      type: ChatUpdateType,
      description:
        "A chat session, opened with the caller's chat uuid and signature (CHAT-001). Never completes.",
      ...(deprecationReason === undefined ? {} : { deprecationReason }),
      args: {
        uuid: t.arg.string({ required: true, description: "The caller's chat uuid (me.chatUser)." }),
        signature: t.arg.string({ required: true, description: 'The signature that goes with it.' }),
      },
      subscribe: (_root, { uuid, signature }, context) =>
        chatStream({
          ...{ bus: context.bus, log: context.log },
          userId: requireSigned(context, uuid, signature),
          heartbeatInterval,
        }),
      resolve: (update) => update,
    });
  return {
    chatUpdates: session(),
    // An app that is installed asks under this name until its next start.
    chatNews: session('Renamed to chatUpdates; used by the apps up to version 0.4.'),
  };
});

/**
 * The chat uuid is the caller's user id and the signature its HMAC; neither gives access to anything of another user
 * (S20).
 */
function requireSigned(context: GraphqlContext, uuid: string, signature: string): string {
  const { userId } = signedIn(context);
  const isSigned = equalInConstantTime(signature, context.secrets.sign('chat-user', userId));
  if (uuid !== userId || !isSigned) throw new UserHasNoObjectPermissionError();
  return userId;
}
