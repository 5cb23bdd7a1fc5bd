import { Trans, useLingui } from '@lingui/react/macro';
import { SendHorizontal } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { amsterdamDay } from '#domain/orders/order-days.ts';
import { questionProblems } from '#domain/question/question-rules.ts';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { DataForm } from '#src/ui/kit/data-form.tsx';
import { TextArea } from '#src/ui/kit/text-field.tsx';
import { SendNotes } from './question-form.tsx';
import { questionSentences } from './question-messages.ts';
import styles from './questions.module.css';
import { useQuestion } from './use-question.ts';

export interface OrderQuestionProps {
  readonly productUuid: string;
  readonly orderNumber: string;
  /** The buyer without an account: the name and the email address of the order. */
  readonly sender: { readonly name: string; readonly email: string };
}

/**
 * A field for a message to the seller from a buyer without an account. It is a question about the product (PROD-061),
 * which the seller answers by email.
 */
export function OrderQuestion({ productUuid, orderNumber, sender }: OrderQuestionProps) {
  const { t } = useLingui();
  const isOffline = useIsOffline();
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const { state, problems, send, edit } = useQuestion(productUuid, false);
  const [problem] = problems;
  const isSending = state.at === 'sending';
  useEffect(() => {
    if (problem !== undefined) area.current?.focus();
  }, [problem]);
  const { name, email } = sender;
  if (state.at === 'sent')
    return (
      <Banner kind="success" announce>
        <Trans>Your message has been sent to the seller. The answer goes to {email}.</Trans>
      </Banner>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const question = { kind: 'QUESTION', name, email, message: text, days: [] } as const;
    const facts = { acceptViewings: false, today: amsterdamDay(new Date()) };
    const isComplete = questionProblems(question, facts).length === 0;
    // The seller has to know that it is the buyer who writes.
    const message = isComplete ? `${t`About order ${orderNumber}`}\n\n${text}` : text;
    void send({ ...question, message });
  };
  return (
    <DataForm className={styles.form} onSubmit={submit}>
      <TextArea
        label={<Trans>Your message</Trans>}
        description={<Trans>The seller replies to {email}.</Trans>}
        rows={2}
        areaRef={area}
        isReadOnly={isSending}
        value={text}
        onChange={(value) => {
          setText(value);
          edit();
        }}
        error={problem === undefined ? null : t(questionSentences[problem.code])}
      />
      <SendNotes state={state} isOffline={isOffline} />
      <div>
        <Button type="submit" icon={SendHorizontal} isPending={isSending} isDisabled={isOffline}>
          <Trans>Send</Trans>
        </Button>
      </div>
    </DataForm>
  );
}
