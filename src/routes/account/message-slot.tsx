import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { MessageButtonProps } from '#src/features/account/chats/message-button.tsx';
import { patient } from '#src/platform/update/patient.ts';

const MessageButton = lazy(
  patient(async () => {
    const { MessageButton: Opened } = await import('#src/features/account/chats/message-button.tsx');
    return { default: Opened };
  }),
);

/** Opens the conversation about an order or a bid. */
export function MessageSlot(props: Omit<MessageButtonProps, 'onOpened'>) {
  const navigate = useNavigate();
  return (
    <Suspense>
      <MessageButton
        {...props}
        onOpened={(itemUuid) => void navigate({ to: '/account/chats/$itemUuid', params: { itemUuid } })}
      />
    </Suspense>
  );
}
