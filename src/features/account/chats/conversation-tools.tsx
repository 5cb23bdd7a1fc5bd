import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { longestReport } from '#domain/chat/chat-rules.ts';
import { request } from '#src/data/graphql/client.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { DataForm } from '#src/ui/kit/data-form.tsx';
import { Dialog } from '#src/ui/kit/dialog.tsx';
import { TextArea } from '#src/ui/kit/text-field.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import { BlockConversationDocument, ReportConversationDocument } from './chats.gen.ts';
import styles from './chats.module.css';
import { type Conversation, chatsKey } from './chats-query.ts';

export interface ConversationToolsProps {
  readonly userId: string;
  readonly conversation: Conversation;
  readonly isOffline: boolean;
}

/** Ending a conversation, and reporting it to staff. */
export function ConversationTools({ userId, conversation, isOffline }: ConversationToolsProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [isReporting, setReporting] = useState(false);
  const failed = () => toast(t`This did not work. Nothing has changed; try again.`, { kind: 'error' });
  const { uuid, isBlockedByMe } = conversation;
  const blocking = useMutation({
    mutationFn: () =>
      request(BlockConversationDocument, { conversationUuid: uuid, isBlocked: !isBlockedByMe }),
    onSuccess: async ({ blockConversation: answer }) => {
      if (answer.__typename !== 'Conversation') failed();
      await client.invalidateQueries({ queryKey: [...chatsKey(userId), 'one', uuid] });
    },
    onError: failed,
  });
  return (
    <div className={styles.tools}>
      <Button
        kind="quiet"
        size="small"
        isDisabled={isOffline}
        isPending={blocking.isPending}
        onPress={() => blocking.mutate()}
      >
        {isBlockedByMe ? <Trans>Reopen the conversation</Trans> : <Trans>End the conversation</Trans>}
      </Button>
      <Button kind="quiet" size="small" isDisabled={isOffline} onPress={() => setReporting(true)}>
        <Trans>Report this conversation</Trans>
      </Button>
      {isReporting && <ReportDialog uuid={uuid} onClose={() => setReporting(false)} />}
    </div>
  );
}

interface ReportDialogProps {
  readonly uuid: string;
  readonly onClose: () => void;
}

function ReportDialog({ uuid, onClose }: ReportDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | null>(null);
  const failed = () => setError(t`Your report was not sent. Your text is still here; try again.`);
  const reporting = useMutation({
    mutationFn: () => request(ReportConversationDocument, { conversationUuid: uuid, reason }),
    onSuccess: ({ reportConversation: answer }) => {
      if (answer.__typename !== 'ChatDone') return setError(answer.message);
      toast(t`Thank you. We will look into this conversation.`, { kind: 'success' });
      onClose();
    },
    onError: failed,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === '') return setError(t`Describe briefly what is wrong.`);
    reporting.mutate();
  };
  return (
    <Dialog
      isOpen
      narrow
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={<Trans>Report this conversation</Trans>}
      actions={
        <Button type="submit" form={formId} kind="primary" isPending={reporting.isPending}>
          <Trans>Send report</Trans>
        </Button>
      }
    >
      <DataForm id={formId} className={styles.form} onSubmit={submit}>
        <p className={styles.soft}>
          <Trans>We read this conversation. The other person is not notified.</Trans>
        </p>
        <TextArea
          label={<Trans>What is wrong?</Trans>}
          rows={4}
          autoFocus
          maxLength={longestReport}
          value={reason}
          onChange={(value) => {
            setReason(value);
            setError(null);
          }}
          error={error}
        />
      </DataForm>
    </Dialog>
  );
}
