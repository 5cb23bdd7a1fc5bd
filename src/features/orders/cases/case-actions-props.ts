import type { CaseDetailFragment } from './cases.gen.ts';

export interface CaseActionsProps {
  readonly found: CaseDetailFragment;
  readonly isOffline: boolean;
}

export interface AnswerFormProps extends CaseActionsProps {
  readonly onDone: () => void;
}
