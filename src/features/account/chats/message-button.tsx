import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { request } from '#src/data/graphql/client.ts';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import { OpenBidConversationDocument, OpenOrderConversationDocument } from './chats.gen.ts';

export interface MessageButtonProps {
  /** The order or bid that the conversation is about. */
  readonly about: { readonly orderUuid: string } | { readonly bidUuid: string };
  /** The role of the reader. */
  readonly role: 'BUYER' | 'SELLER';
  /** Called with the conversation's id, to navigate to it. */
  readonly onOpened: (uuid: string) => void;
}

async function openConversation(about: MessageButtonProps['about']) {
  if ('orderUuid' in about)
    return (await request(OpenOrderConversationDocument, about)).openOrderConversation;
  return (await request(OpenBidConversationDocument, about)).openBidConversation;
}

/** Opens the conversation with the other side of an order or a bid. */
export function MessageButton({ about, role, onOpened }: MessageButtonProps) {
  const { t } = useLingui();
  const isOffline = useIsOffline();
  const opening = useMutation({
    mutationFn: () => openConversation(about),
    onSuccess: (answer) => {
      if (answer.__typename === 'Conversation') onOpened(answer.uuid);
      else toast(answer.message, { kind: 'error' });
    },
    onError: () =>
      toast(t({ id: 'generic.error_try_again', message: 'Something went wrong. Try again.' }), {
        kind: 'error',
      }),
  });
  return (
    <p>
      <Button
        icon={MessageCircle}
        isPending={opening.isPending}
        isDisabled={isOffline}
        onPress={() => opening.mutate()}
      >
        {role === 'BUYER' ? <Trans>Message the seller</Trans> : <Trans>Message the buyer</Trans>}
      </Button>
    </p>
  );
}
