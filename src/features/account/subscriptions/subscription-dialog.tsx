import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useRef, useState, useSyncExternalStore } from 'react';
import {
  newsletterGift,
  type SubscriptionInterval,
  subscriptionIntervals,
  usualInterval,
} from '#domain/subscription/subscription-rules.ts';
import { formatEuro } from '#src/i18n/format.ts';
import { session$ } from '#src/platform/session/session.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { Checkbox } from '#src/ui/kit/checkbox.tsx';
import { Dialog } from '#src/ui/kit/dialog.tsx';
import { RadioGroup } from '#src/ui/kit/radio-group.tsx';
import { TextField } from '#src/ui/kit/text-field.tsx';
import { createSubscription } from './create-subscription.ts';
import { intervalMessages, problemSentences, type SubscriptionProblem } from './subscription-messages.ts';
import styles from './subscriptions.module.css';

const gift = formatEuro(newsletterGift.valueCents / 100);
const least = formatEuro(newsletterGift.minimalOrderValueCents / 100);

export interface SubscriptionDialogProps {
  /** The canonical URL of the product list. */
  readonly savedUrl: string;
  readonly title: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

type State = 'typing' | 'sending' | 'asked';

interface Fields {
  readonly email: string;
  readonly interval: SubscriptionInterval;
  readonly subscribeToNewsletter: boolean;
}

function firstFields(): Fields {
  return { email: session$.value?.email ?? '', interval: usualInterval, subscribeToNewsletter: false };
}

function onSession(changed: () => void): () => void {
  const subscription = session$.subscribe(changed);
  return () => subscription.unsubscribe();
}

/** The collection subscription modal (NEWS-006): a form, then the confirmation (NEWS-007). */
export function SubscriptionDialog(props: SubscriptionDialogProps) {
  const userId = useSyncExternalStore(
    onSession,
    () => session$.value?.userId,
    () => undefined,
  );
  // The dialog keeps what was typed; the key resets it for the next user of the device.
  return <OwnDialog key={userId ?? 'visitor'} {...props} />;
}

/** Keeps its fields while closed. After the confirmation was seen, it opens with the form again. */
function OwnDialog(props: SubscriptionDialogProps) {
  const { title, isOpen, onOpenChange } = props;
  const [state, setState] = useState<State>('typing');
  const [fields, setFields] = useState(firstFields);
  const [problem, setProblem] = useState<SubscriptionProblem | null>(null);
  const [wasOpen, setWasOpen] = useState(isOpen);
  const [wasSeen, setSeen] = useState(false);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    // Resets on the next opening rather than on closing, so that the text does not change during the closing
    // animation.
    setSeen(!isOpen && state === 'asked');
    if (isOpen && wasSeen) setState('typing');
  }
  const formId = useId();
  const isAsked = state === 'asked';
  return (
    <Dialog
      title={<Trans>New products by email</Trans>}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      actions={
        isAsked ? (
          <Button kind="primary" onPress={() => onOpenChange(false)}>
            <Trans>Done</Trans>
          </Button>
        ) : (
          <Button type="submit" form={formId} kind="primary" isPending={state === 'sending'}>
            <Trans>Keep me posted</Trans>
          </Button>
        )
      }
    >
      {isAsked ? (
        <Banner kind="success" announce title={<Trans>Check your email</Trans>}>
          <Trans>
            Confirm your address with the link in the email. We’ll then email you about new products in “
            {title}”.
          </Trans>
        </Banner>
      ) : (
        <SubscriptionForm
          {...props}
          {...{ fields, problem }}
          id={formId}
          isSending={state === 'sending'}
          onState={setState}
          onFields={setFields}
          onProblem={setProblem}
        />
      )}
    </Dialog>
  );
}

interface FormProps extends Pick<SubscriptionDialogProps, 'savedUrl' | 'title'> {
  readonly id: string;
  readonly fields: Fields;
  readonly problem: SubscriptionProblem | null;
  readonly isSending: boolean;
  readonly onState: (state: State) => void;
  readonly onFields: (fields: Fields) => void;
  readonly onProblem: (problem: SubscriptionProblem | null) => void;
}

function SubscriptionForm(props: FormProps) {
  const { id, savedUrl, title, fields, problem, isSending, onState, onFields, onProblem } = props;
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    onState('sending');
    const found = await createSubscription({ ...fields, savedUrl, title });
    onProblem(found);
    onState(found === null ? 'asked' : 'typing');
    if (found !== null && found !== 'error_try_again') field.current?.focus();
  };
  return (
    <form id={id} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <p>
        <Trans>Get an email when there are new products in “{title}”.</Trans>
      </p>
      {problem === 'error_try_again' && (
        <Banner kind="error" announce>
          {t(problemSentences[problem])}
        </Banner>
      )}
      <TextField
        label={<Trans>Email address</Trans>}
        type="email"
        inputMode="email"
        autoComplete="email"
        isRequired
        autoFocus
        inputRef={field}
        value={fields.email}
        onChange={(email) => {
          onFields({ ...fields, email });
          onProblem(null);
        }}
        error={problem === null || problem === 'error_try_again' ? null : t(problemSentences[problem])}
      />
      <RadioGroup<SubscriptionInterval>
        label={<Trans>How often?</Trans>}
        options={subscriptionIntervals.map((value) => ({ value, label: t(intervalMessages[value]) }))}
        value={fields.interval}
        onChange={(interval) => onFields({ ...fields, interval })}
      />
      <Checkbox
        isSelected={fields.subscribeToNewsletter}
        onChange={(subscribeToNewsletter) => onFields({ ...fields, subscribeToNewsletter })}
        description={
          <Trans>
            With a code for {gift} off a purchase of {least} or more.
          </Trans>
        }
      >
        <Trans>Also subscribe to the newsletter</Trans>
      </Checkbox>
    </form>
  );
}
