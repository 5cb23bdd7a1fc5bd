import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { longestReview, replyProblem } from '#domain/reviews/review-content.ts';
import { commandProblem } from '#src/data/graphql/command-problem.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { DataForm } from '#src/ui/kit/data-form.tsx';
import { TextArea } from '#src/ui/kit/text-field.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import { CommandBanner } from '#src/ui/market/command-banner.tsx';
import styles from './reviews.module.css';
import { useReviewChange } from './use-review-change.ts';

export interface ReplyFormProps {
  readonly userId: string;
  readonly orderProductUuid: string;
  readonly isOffline: boolean;
  readonly onClose: () => void;
}

/** The form for the reply to a review; a review can have one. */
export function ReplyForm({ userId, orderProductUuid, isOffline, onClose }: ReplyFormProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [wasSent, setSent] = useState(false);
  const changing = useReviewChange(userId, orderProductUuid, () => {
    toast(t`Your reply has been sent.`, { kind: 'success' });
    onClose();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (replyProblem(text) === null) changing.mutate({ kind: 'reply', text });
  };
  return (
    <DataForm className={styles.form} onSubmit={submit}>
      <TextArea
        label={t`Your reply`}
        description={t`You can reply once. Your reply appears below the review and can’t be changed.`}
        rows={3}
        maxLength={longestReview.reply}
        value={text}
        onChange={setText}
        error={wasSent && replyProblem(text) !== null ? t`Enter your reply` : null}
      />
      <CommandBanner problem={commandProblem(changing.error)} keepsText />
      <div className={styles.actions}>
        <Button type="submit" kind="primary" isPending={changing.isPending} isDisabled={isOffline}>
          <Trans>Send reply</Trans>
        </Button>
        <Button kind="quiet" onPress={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </DataForm>
  );
}
