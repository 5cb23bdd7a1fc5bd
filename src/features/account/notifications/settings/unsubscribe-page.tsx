import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { NotificationGroup } from '#domain/notifications/notification-kinds.ts';
import { request } from '#src/data/graphql/client.ts';
import { EndNotificationEmailsDocument } from '#src/data/notifications/notification-settings.gen.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { PageHead } from '#src/ui/kit/page-head.tsx';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import { useRetainedFocus } from '#src/ui/kit/use-retained-focus.ts';
import { groupLabels } from './group-labels.ts';
import styles from './settings.module.css';

type State =
  | { readonly at: 'asking' | 'sending' | 'invalid' | 'failed' }
  | { readonly at: 'done'; readonly group: NotificationGroup | null };

async function end(token: string): Promise<State> {
  try {
    const { endNotificationEmails: answer } = await request(EndNotificationEmailsDocument, { token });
    if (!('errorCode' in answer)) return { at: 'done', group: answer.group };
    return { at: answer.errorCode === 'unsubscribe_link_invalid' ? 'invalid' : 'failed' };
  } catch {
    return { at: 'failed' };
  }
}

/**
 * The target of the unsubscribe link in notification emails. Opening the page changes nothing, because mail scanners
 * also open links; the person confirms with the button.
 */
export function UnsubscribePage({ token }: { readonly token: string }) {
  const { t } = useLingui();
  const [state, setState] = useState<State>({ at: 'asking' });
  const heading = useRef<HTMLHeadingElement>(null);
  const hasButton = state.at !== 'done' && state.at !== 'invalid';
  useRetainedFocus(heading, hasButton ? 1 : 0);
  const press = async () => {
    setState({ at: 'sending' });
    setState(await end(token));
  };
  const title = t`Stop these emails`;
  return (
    <div className={styles.narrow}>
      <PageHead title={title} isIndexed={false} />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {state.at === 'done' ? (
        <Ended group={state.group} />
      ) : state.at === 'invalid' ? (
        <Invalid />
      ) : (
        <>
          <p className={styles.lead}>
            <Trans>
              Press the button and you won’t get emails like this one any more. You still see everything in
              your account.
            </Trans>
          </p>
          {state.at === 'failed' && (
            <Banner kind="error" announce>
              <Trans id="generic.error_try_again">Something went wrong. Try again.</Trans>
            </Banner>
          )}
          <div>
            <Button
              kind="primary"
              size="large"
              isPending={state.at === 'sending'}
              onPress={() => void press()}
            >
              <Trans>Stop these emails</Trans>
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

function SettingsLink() {
  return (
    <PathLink href="/account/meldingen/instellingen">
      <Trans>Go to your notification settings</Trans>
    </PathLink>
  );
}

/** `group` is null for the daily digest email. */
function Ended({ group }: { readonly group: NotificationGroup | null }) {
  const { t } = useLingui();
  if (group === null)
    return (
      <Banner
        kind="success"
        announce
        title={<Trans>The daily email is off</Trans>}
        action={<SettingsLink />}
      />
    );
  const { name, note } = groupLabels[group];
  return (
    <Banner
      kind="success"
      announce
      title={<Trans>Emails are off: {t(name)}</Trans>}
      action={<SettingsLink />}
    >
      {note !== null && t(note)}
    </Banner>
  );
}

function Invalid() {
  return (
    <Banner kind="error" announce title={<Trans>This link does not work</Trans>} action={<SettingsLink />}>
      <Trans>It may be incomplete. Sign in and choose in your account which emails you get.</Trans>
    </Banner>
  );
}
