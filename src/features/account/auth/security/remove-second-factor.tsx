import { Trans, useLingui } from '@lingui/react/macro';
import { ask } from '../auth-calls.ts';
import { problemOf } from '../auth-messages.ts';
import { useAttempt } from '../use-attempt.ts';
import { CodeForm } from './code-form.tsx';
import { RemoveTotpDocument } from './security.gen.ts';
import { useChange } from './use-change.ts';

/** Turns the second factor off. Asks for a code, so that access to an unlocked screen is not enough. */
export function RemoveSecondFactor({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const { attempt, isBusy, problems } = useAttempt();
  const { refresh } = useChange();
  const remove = (code: string) =>
    void attempt({
      found: code === '' ? [problemOf('code_missing')] : [],
      ask: () => ask(RemoveTotpDocument, { code }, (data) => data.removeTotp),
      onDone: () => {
        refresh();
        onClose();
      },
    });
  const [problem] = problems;
  const error =
    problem === undefined ? null : typeof problem.text === 'string' ? problem.text : t(problem.text);
  return (
    <CodeForm
      submitLabel={<Trans>Turn it off</Trans>}
      isBusy={isBusy}
      error={error}
      onSubmit={remove}
      onClose={onClose}
    />
  );
}
