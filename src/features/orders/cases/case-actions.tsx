import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { AnswerForm } from './answer-form.tsx';
import type { CaseActionsProps } from './case-actions-props.ts';
import styles from './cases.module.css';
import { ProposalForm } from './proposal-form.tsx';
import { StepDialog, type StepName, stepNames } from './step-dialog.tsx';
import { TermsText } from './terms-text.tsx';

const labels: Readonly<Record<StepName, ReactNode>> = {
  accept: <Trans>Accept proposal</Trans>,
  accept_decision: <Trans>Accept decision</Trans>,
  appeal: <Trans>Appeal</Trans>,
  send_back: <Trans>I have sent it back</Trans>,
  arrive_back: <Trans>It was delivered to the seller</Trans>,
  receive_back: <Trans>I have it back</Trans>,
  contest_back: <Trans>Something is wrong with the return</Trans>,
  escalate: <Trans>Ask Hervonden to decide</Trans>,
  withdraw: <Trans>Withdraw complaint</Trans>,
};

const mainSteps: readonly StepName[] = ['accept', 'accept_decision', 'send_back', 'receive_back'];

/** The actions that one side has now. */
export function CaseActions({ found, isOffline }: CaseActionsProps) {
  const [asked, setAsked] = useState<StepName | null>(null);
  const [writing, setWriting] = useState<'answer' | 'propose' | null>(null);
  const { possible, terms, state } = found;
  const steps = stepNames.filter((name) => possible.includes(name));
  const close = () => setWriting(null);
  if (possible.length === 0) return null;
  return (
    <section className={styles.part}>
      {isOffline && (
        <Banner kind="warning">
          <Trans>You are offline. You can continue here once you are back online.</Trans>
        </Banner>
      )}
      {terms !== null && possible.includes('accept') && state === 'NEGOTIATING' && (
        <div className={styles.terms}>
          <TermsText terms={terms} found={found} />
        </div>
      )}
      {writing === 'answer' && <AnswerForm found={found} isOffline={isOffline} onDone={close} />}
      {writing === 'propose' && <ProposalForm found={found} isOffline={isOffline} onDone={close} />}
      {writing === null && (
        <div className={styles.actions}>
          {steps.map((name) => (
            <Button
              key={name}
              kind={mainSteps.includes(name) ? 'primary' : 'secondary'}
              isDisabled={isOffline}
              onPress={() => setAsked(name)}
            >
              {labels[name]}
            </Button>
          ))}
          {possible.includes('propose') && (
            <Button kind={state === 'OPEN' ? 'primary' : 'secondary'} onPress={() => setWriting('propose')}>
              <Trans>Make a proposal</Trans>
            </Button>
          )}
          {possible.includes('answer') && (
            <Button onPress={() => setWriting('answer')}>
              <Trans>Write an answer</Trans>
            </Button>
          )}
        </div>
      )}
      {asked !== null && <StepDialog name={asked} found={found} onClose={() => setAsked(null)} />}
    </section>
  );
}
