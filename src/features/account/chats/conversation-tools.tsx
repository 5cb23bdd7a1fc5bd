import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { longestReport } from '#domain/chat/chat-rules.ts';
import { request } from '#src/data/graphql/client.ts';
import { useCommandIds } from '#src/data/graphql/command-ids.ts';
import { CommandRefused, commandProblem } from '#src/data/graphql/command-problem.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { DataForm } from '#src/ui/kit/data-form.tsx';
import { Dialog } from '#src/ui/kit/dialog.tsx';
import { TextArea } from '#src/ui/kit/text-field.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import { CommandBanner } from '#src/ui/market/command-banner.tsx';
import { BlockConversationDocument, ReportConversationDocument } from './chats.gen.ts';
import styles from './chats.module.css';
import { type Conversation, conversationKey } from './chats-query.ts';

export interface ConversationToolsProps {
  readonly userId: string;
  readonly conversation: Conversation;
  readonly isOffline: boolean;
}

/** Ending a conversation, and reporting it to staff. */
export function ConversationTools({ userId, conversation, isOffline }: ConversationToolsProps) {
  const [isReporting, setReporting] = useState(false);
  const { uuid, isBlockedByMe } = conversation;
  const blocking = useBlocking(userId, uuid);
  return (
    <div className={styles.tools}>
      <Button
        kind="quiet"
        size="small"
        isDisabled={isOffline}
        isPending={blocking.isPending}
        onPress={() => blocking.mutate(!isBlockedByMe)}
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

/** Ends or reopens the conversation; after a failure too, the screen shows what the server has. */
function useBlocking(userId: string, conversationUuid: string) {
  const { t } = useLingui();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (isBlocked: boolean) => {
      const { blockConversation } = await request(BlockConversationDocument, { conversationUuid, isBlocked });
      if (blockConversation.__typename !== 'Conversation')
        throw new CommandRefused(blockConversation.message);
    },
    onError: (error) => {
      const problem = commandProblem(error);
      const text =
        problem?.isUnanswered === true
          ? t`We don’t know whether this worked. Check your connection and try again.`
          : (problem?.reason ?? t`This did not work. Nothing has changed; try again.`);
      toast(text, { kind: 'error' });
    },
    onSettled: () => client.invalidateQueries({ queryKey: conversationKey(userId, conversationUuid) }),
  });
}

interface ReportDialogProps {
  readonly uuid: string;
  readonly onClose: () => void;
}

function ReportDialog({ uuid, onClose }: ReportDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const ids = useCommandIds();
  const reporting = useMutation({
    mutationFn: async () => {
      const report = { conversationUuid: uuid, reason: reason.trim() };
      const variables = { ...report, commandId: ids.of(report) };
      const { reportConversation } = await request(ReportConversationDocument, variables);
      if (reportConversation.__typename !== 'ChatDone') throw new CommandRefused(reportConversation.message);
    },
    onSuccess: () => {
      ids.settle();
      toast(t`Thank you. We will look into this conversation.`, { kind: 'success' });
      onClose();
    },
  });
  const isEmpty = reason.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isEmpty) reporting.mutate();
  };
  return (
    <Dialog
      isOpen
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
          isReadOnly={reporting.isPending}
          value={reason}
          onChange={setReason}
          error={isTried && isEmpty ? t`Describe briefly what is wrong.` : null}
        />
        <CommandBanner problem={commandProblem(reporting.error)} keepsText />
      </DataForm>
    </Dialog>
  );
}
