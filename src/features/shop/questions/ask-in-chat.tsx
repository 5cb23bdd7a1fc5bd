import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import { openConversation } from './open-conversation.ts';

export interface AskInChatProps {
  readonly productUuid: string;
  /** Called with the id of the conversation once it is open; navigates to it. */
  readonly onOpened: (uuid: string) => void;
}

/** For signed-in users: asks the seller in a conversation instead of by email (CHAT-007, CHAT-009). */
export function AskInChat({ productUuid, onOpened }: AskInChatProps) {
  const { t } = useLingui();
  const isOffline = useIsOffline();
  const opening = useMutation({
    mutationFn: () => openConversation(productUuid),
    onSuccess: (opened) => {
      if (opened.ok) onOpened(opened.uuid);
      else toast(opened.message, { kind: 'error' });
    },
    onError: () =>
      toast(t({ id: 'generic.error_try_again', message: 'Something went wrong. Try again.' }), {
        kind: 'error',
      }),
  });
  return (
    <Button
      size="small"
      icon={MessageCircle}
      isPending={opening.isPending}
      isDisabled={isOffline}
      onPress={() => opening.mutate()}
    >
      <Trans>Send a message</Trans>
    </Button>
  );
}
