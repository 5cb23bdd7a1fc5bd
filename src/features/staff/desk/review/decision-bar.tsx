import { Trans } from '@lingui/react/macro';
import { Check, PencilLine, X } from 'lucide-react';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import type { DecisionForm } from './decision-forms.tsx';
import styles from './desk-review.module.css';
import type { Sheet } from './review-queries.ts';

/** Why staff cannot decide freely about a product that was taken offline; the server enforces this as well. */
export function ApprovalProblem({ problem }: { readonly problem: Sheet['approvalProblem'] }) {
  if (problem === null) return null;
  return (
    <Banner>
      {problem === 'UNDER_APPEAL' ? (
        <Trans>Decide on the appeal first. Until then you can only request changes.</Trans>
      ) : (
        <Trans>You took this product offline yourself. A colleague has to approve it.</Trans>
      )}
    </Banner>
  );
}

export interface DecisionBarProps {
  readonly isApproving: boolean;
  readonly canApprove: boolean;
  readonly canReject: boolean;
  readonly open: DecisionForm | null;
  readonly onApprove: () => void;
  readonly onOpen: (form: DecisionForm) => () => void;
}

export function DecisionBar({
  isApproving,
  canApprove,
  canReject,
  open,
  onApprove,
  onOpen,
}: DecisionBarProps) {
  return (
    <div className={styles.bar}>
      <Button
        kind="primary"
        icon={Check}
        isPending={isApproving}
        isDisabled={!canApprove}
        onPress={onApprove}
      >
        <Trans>Approve</Trans>
      </Button>
      <Button icon={PencilLine} aria-expanded={open === 'changes'} onPress={onOpen('changes')}>
        <Trans>Request changes</Trans>
      </Button>
      <Button icon={X} aria-haspopup="dialog" isDisabled={!canReject} onPress={onOpen('reject')}>
        <Trans>Reject</Trans>
      </Button>
    </div>
  );
}
