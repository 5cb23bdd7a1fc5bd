import { Trans, useLingui } from '@lingui/react/macro';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { PageHead } from '#src/ui/kit/page-head.tsx';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import { NewsletterCode } from './newsletter-code.tsx';
import styles from './subscriptions.module.css';
import { type LinkedSubscription, useLinkedSubscription } from './use-linked-subscription.ts';

export interface SubscriptionLinkPageProps {
  readonly token: string;
  /** What the button on the page does. */
  readonly does: 'confirm' | 'end';
}

/**
 * The target of the links in subscription emails. Opening the page changes nothing, because mail scanners also open
 * links; the person confirms with the button.
 */
export function SubscriptionLinkPage({ token, does }: SubscriptionLinkPageProps) {
  const { t } = useLingui();
  const { state, press } = useLinkedSubscription(token, does);
  const isEnd = does === 'end';
  const title = isEnd ? t`Unsubscribe` : t`Confirm your email address`;
  return (
    <div className={styles.page}>
      <PageHead title={title} isIndexed={false} />
      <h1>{title}</h1>
      {state.at === 'done' ? (
        <Outcome does={does} answer={state.answer} />
      ) : (
        <>
          <p className={styles.lead}>
            {isEnd ? (
              <Trans>Do you no longer want these emails? Unsubscribe here.</Trans>
            ) : (
              <Trans>Is this your email address? Confirm it to receive our emails.</Trans>
            )}
          </p>
          {state.at === 'refused' && (
            <Banner kind="error" announce>
              {state.isInvalid ? (
                <Trans>This link no longer works. Subscribe again to get a new one.</Trans>
              ) : (
                <Trans id="generic.error_try_again">Something went wrong. Try again.</Trans>
              )}
            </Banner>
          )}
          <div>
            <Button kind="primary" size="large" isPending={state.at === 'sending'} onPress={press}>
              {isEnd ? <Trans>Yes, unsubscribe me</Trans> : <Trans>Confirm email address</Trans>}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

function Outcome({
  does,
  answer,
}: {
  readonly does: 'confirm' | 'end';
  readonly answer: LinkedSubscription;
}) {
  const { kind, title, savedUrl, code } = answer;
  const isNewsletter = kind === 'NEWSLETTER';
  const further = isNewsletter ? '/net-binnen' : savedUrl;
  return (
    <>
      <Banner
        kind="success"
        announce
        title={
          does === 'end' ? (
            <Trans>You are unsubscribed</Trans>
          ) : (
            <Trans>Your email address is confirmed</Trans>
          )
        }
        action={
          <PathLink href={further}>
            {isNewsletter ? <Trans>See new arrivals</Trans> : <Trans>View “{title}”</Trans>}
          </PathLink>
        }
      >
        {does === 'end' && isNewsletter && (
          <Trans>You will no longer get our newsletter. Your code remains valid.</Trans>
        )}
        {does === 'end' && !isNewsletter && <Trans>You will no longer get emails about “{title}”.</Trans>}
        {does === 'confirm' && isNewsletter && <Trans>Welcome! We’ll also send you the code by email.</Trans>}
        {does === 'confirm' && !isNewsletter && (
          <Trans>We’ll email you about new products in “{title}”.</Trans>
        )}
      </Banner>
      {code !== null && <NewsletterCode code={code} />}
    </>
  );
}
