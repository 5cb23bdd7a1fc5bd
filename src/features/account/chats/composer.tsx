import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { SendHorizontal } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { draftAt, storeDraft } from '#src/data/chats/drafts.ts';
import { recordMessage } from '#src/data/chats/outbox.ts';
import { request } from '#src/data/graphql/client.ts';
import { storedInput } from '#src/platform/update/typed-text.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { DataForm } from '#src/ui/kit/data-form.tsx';
import { TextArea } from '#src/ui/kit/text-field.tsx';
import { SendTypingDocument } from './chats.gen.ts';
import styles from './chats.module.css';
import type { Conversation } from './chats-query.ts';
import { sendWaiting } from './send-waiting.ts';
import { useMessageProblem } from './use-message-problem.ts';

/** Milliseconds between two typing notifications to the other side. */
const typingEvery = 3_000;
/** Milliseconds in which two taps are one. */
const doubleTap = 600;

export interface ComposerProps {
  readonly userId: string;
  readonly conversation: Conversation;
  readonly isOffline: boolean;
  /** Called when a message was put into the outbox. */
  readonly onWritten: () => void;
}

/**
 * The field for the next message. Its text is stored on the device while it is typed, put into the outbox when it is
 * sent, and sent when there is a network (PWA-001). Each conversation has its own. Enter adds a line (UI-006); with
 * Ctrl or Cmd it sends.
 */
export function Composer({ userId, conversation, isOffline, onWritten }: ComposerProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const place = { userId, conversationUuid: conversation.uuid };
  const [text, setText] = useState(() => draftAt(place));
  const [error, setError] = useState<string | null>(null);
  const change = (next: string) => {
    setText(next);
    storeDraft(place, next);
    setError(null);
  };
  const area = useRef<HTMLTextAreaElement>(null);
  const problemOf = useMessageProblem();
  const sayTyping = useTypingSignal(conversation.uuid, isOffline);
  const sentAt = useRef(Number.NEGATIVE_INFINITY);
  const send = () => {
    // The second tap of a double tap finds the field empty.
    if (text === '' && performance.now() - sentAt.current < doubleTap) return;
    const problem = problemOf(text);
    if (problem !== null) return setError(problem);
    const id = recordMessage({ ...place, text: text.trim() });
    if (id === null)
      return setError(
        t`There is no space on this device to save your message. Your text is still here: free up some space and try again.`,
      );
    sentAt.current = performance.now();
    change('');
    area.current?.focus();
    void sendWaiting(client);
    onWritten();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== area.current) return;
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };
  return (
    <DataForm
      {...storedInput}
      className={styles.composer}
      onKeyDown={onKeyDown}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send();
      }}
    >
      <TextArea
        label={<Trans>Your message</Trans>}
        rows={2}
        areaRef={area}
        value={text}
        onChange={(value) => {
          change(value);
          if (value.trim() !== '') sayTyping();
        }}
        error={error}
        description={
          isOffline ? (
            <Trans>You are offline. Your message is sent automatically once you are back online.</Trans>
          ) : undefined
        }
      />
      <Button type="submit" kind="primary" icon={SendHorizontal}>
        <Trans>Send</Trans>
      </Button>
    </DataForm>
  );
}

/** Notifies the other side at most every `typingEvery` ms, without waiting for the answer; a failure is ignored. */
function useTypingSignal(conversationUuid: string, isOffline: boolean): () => void {
  const last = useRef(0);
  return () => {
    const now = performance.now();
    if (isOffline || (last.current !== 0 && now - last.current < typingEvery)) return;
    last.current = now;
    request(SendTypingDocument, { conversationUuid }).catch(() => undefined);
  };
}
