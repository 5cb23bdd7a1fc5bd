import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import type { DraftSession } from '../model/draft-session.ts';
import type { PhotosToPublish } from '../photos/photos-to-publish.ts';
import { outcomeMessage } from '../publish/publish-messages.ts';
import type { PublishOutcome, PublishStep } from '../publish/publish-run.ts';
import type { MySeller } from '../publish/seller-terms.ts';
import { usePublish } from '../publish/use-publish.ts';
import { errorMessage, successMessages } from '../texts/error-messages.ts';
import type { FormChecks } from './form-checks.ts';

export interface PublishFormParts {
  readonly session: DraftSession;
  readonly photos: PhotosToPublish;
  readonly checks: FormChecks;
  readonly signedIn: boolean;
  /** Undefined while unknown; null for an account without a seller. */
  readonly seller: MySeller | null | undefined;
  /** `isLive` is false when the product is reviewed first. */
  readonly onPlaced: (isLive: boolean) => void;
  readonly onSignIn: () => void;
}

/** The element id of the section that asks for the seller's details. */
export const sellerStepId = 'seller-step';

type Notice = { readonly kind: 'sign_in' | 'no_seller' } | { readonly kind: 'text'; readonly text: string };

export interface PublishForm {
  readonly step: PublishStep | null;
  /** Number of attempts to publish; the error summary gets the focus after each. */
  readonly attempts: number;
  readonly notice: ReactNode;
  readonly start: () => void;
  readonly stop: () => void;
}

/** Publishing, from the button to its result: validates first, then sends the request; each result has a message. */
export function usePublishForm(parts: PublishFormParts): PublishForm {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { session, photos, checks } = parts;
  const [attempts, setAttempts] = useState(0);
  const [notice, setNotice] = useState<Notice | null>(null);
  const publishing = usePublish(session.view$.value.draft.id, photos.counts$, () => session.flush());

  function finish(outcome: PublishOutcome): void {
    if (outcome.kind === 'placed') {
      // The list of the person's products was fetched before this one existed.
      void queries.invalidateQueries({ queryKey: ['my-products'] });
      toast(t(outcome.live ? successMessages.published : successMessages.requestReview), { kind: 'success' });
      parts.onPlaced(outcome.live);
    } else if (outcome.kind === 'sign_in') setNotice({ kind: 'sign_in' });
    else if (outcome.kind === 'problems') showProblems(outcome.problems);
    // The server's message, already in the reader's language.
    else if (outcome.kind === 'refused') setNotice({ kind: 'text', text: outcome.message });
    else {
      const label = outcomeMessage(outcome);
      setNotice(label === null ? null : { kind: 'text', text: t(label) });
    }
  }

  function showProblems(problems: readonly { field: string; code: string }[]): void {
    const noSeller = problems.some((problem) => problem.code === 'seller_required');
    const atFields = problems.filter((problem) => problem.code !== 'seller_required');
    setNotice(noSeller ? { kind: 'no_seller' } : null);
    checks.setFromServer(atFields);
    if (atFields.length > 0) setAttempts((count) => count + 1);
  }

  async function start(): Promise<void> {
    setNotice(null);
    checks.setFromServer([]);
    checks.showAll();
    await photos.settle();
    if (checks.check.problems.length > 0) return setAttempts((count) => count + 1);
    if (!parts.signedIn) return setNotice({ kind: 'sign_in' });
    if (parts.seller === null) return setNotice({ kind: 'no_seller' });
    finish(await publishing.start());
  }

  // The notice is obsolete once the account has a seller.
  const isSettled = notice === null || (notice.kind === 'no_seller' && parts.seller != null);
  return {
    step: publishing.step,
    attempts,
    notice: isSettled ? null : <PublishNotice notice={notice} onSignIn={parts.onSignIn} />,
    start: () => void start(),
    stop: publishing.stop,
  };
}

/** Leads to the section that asks for the seller's details. */
export function toSellerStep(): void {
  const step = document.getElementById(sellerStepId);
  step?.scrollIntoView({ block: 'start' });
  step?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
}

function PublishNotice({ notice, onSignIn }: { notice: Notice; onSignIn: () => void }) {
  const { t } = useLingui();
  if (notice.kind === 'text') {
    return (
      <Banner kind="error" announce>
        {notice.text}
      </Banner>
    );
  }
  if (notice.kind === 'no_seller') {
    return (
      <Banner
        kind="warning"
        announce
        title={t(errorMessage('seller_required'))}
        action={
          <Button kind="primary" size="small" onPress={toSellerStep}>
            <Trans>Enter your details</Trans>
          </Button>
        }
      >
        <Trans>Your draft is saved.</Trans>
      </Banner>
    );
  }
  return (
    <Banner
      announce
      title={<Trans>Sign in to publish your listing</Trans>}
      action={
        <Button kind="primary" size="small" onPress={onSignIn}>
          <Trans>Sign in</Trans>
        </Button>
      }
    >
      <Trans>Your draft is saved. After signing in, you continue here.</Trans>
    </Banner>
  );
}
