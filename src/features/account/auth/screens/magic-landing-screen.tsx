import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#src/ui/kit/button.tsx';
import { ValidateMagicLinkDocument } from '../auth.gen.ts';
import { ask } from '../auth-calls.ts';
import { AuthForm } from '../auth-form.tsx';
import { problemOf } from '../auth-messages.ts';
import { enterAccount } from '../enter-account.ts';
import { leadOn } from '../lead-on.ts';
import type { PanelTools } from '../panel-tools.ts';
import { SignedInNote } from '../signed-in-note.tsx';
import { useAttempt } from '../use-attempt.ts';

export interface MagicLandingScreenProps {
  readonly tools: PanelTools;
  readonly token: string;
}

/**
 * The page of an emailed sign-in link (AUTH-012, AUTH-044). Signs in on a click, because mail scanners open links too
 * and would use the token up.
 */
export function MagicLandingScreen({ tools, token }: MagicLandingScreenProps) {
  const { t } = useLingui();
  const attempt = useAttempt();
  const submit = () =>
    void attempt.attempt({
      found: token === '' ? [problemOf('magic_link_error')] : [],
      ask: () => ask(ValidateMagicLinkDocument, { token }, (data) => data.validateMagicLink),
      onDone: async (user) => {
        if (await enterAccount(user)) tools.onSignedIn();
      },
      onRefused: (refusal) => leadOn(tools, refusal),
      sentences: { invalid_token: 'magic_link_error' },
    });
  return (
    <AuthForm
      tools={tools}
      attempt={attempt}
      title={t`Welcome back`}
      intro={<Trans>Click the button to sign in on this device.</Trans>}
      submitLabel={<Trans>Sign in now</Trans>}
      onSubmit={submit}
      problemAction={
        <Button size="small" onPress={() => tools.go({ name: 'magic_link' })}>
          <Trans>Request a new link</Trans>
        </Button>
      }
    >
      <SignedInNote session={tools.session} link="sign_in" />
    </AuthForm>
  );
}
