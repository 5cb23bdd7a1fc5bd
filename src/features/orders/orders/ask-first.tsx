import { Trans } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#src/ui/kit/button.tsx';
import { ConfirmDialog } from '#src/ui/kit/confirm-dialog.tsx';

export interface AskFirstProps {
  /** The label of the button that opens the dialog. */
  readonly label: ReactNode;
  readonly icon: LucideIcon;
  readonly kind?: 'primary' | 'quiet';
  readonly isPending: boolean;
  readonly isDisabled: boolean;
  readonly question: ReactNode;
  /** The consequences. */
  readonly children: ReactNode;
  readonly yes: ReactNode;
  /** Keeps everything as it is; “Cancel” by default. */
  readonly no?: ReactNode;
  readonly onYes: () => void;
}

/** Asks for confirmation of an action that the other side acts upon at once. */
export function AskFirst(props: AskFirstProps) {
  const { label, icon, kind = 'primary', isPending, isDisabled, question, children, yes, no, onYes } = props;
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        kind={kind}
        icon={icon}
        isPending={isPending}
        isDisabled={isDisabled}
        onPress={() => setAsking(true)}
      >
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        question={question}
        no={no ?? <Trans>Cancel</Trans>}
        yes={yes}
        onClose={() => setAsking(false)}
        onYes={onYes}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
