import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { QuestionKind, QuestionProblem } from '#domain/question/question-rules.ts';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { session$ } from '#src/platform/session/session.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { DataForm } from '#src/ui/kit/data-form.tsx';
import { RadioGroup } from '#src/ui/kit/radio-group.tsx';
import { TextArea, TextField } from '#src/ui/kit/text-field.tsx';
import { questionSentences } from './question-messages.ts';
import type { QuestionProduct } from './question-query.ts';
import styles from './questions.module.css';
import { useQuestion } from './use-question.ts';

type QuestionField = QuestionProblem['field'];

/** The question and the email address for the answer. */
export function QuestionForm({ product }: { readonly product: QuestionProduct }) {
  const { t } = useLingui();
  const isOffline = useIsOffline();
  const { acceptViewings } = product.seller;
  const { state, problems, send, edit } = useQuestion(product.uuid, acceptViewings);
  const [kind, setKind] = useState<QuestionKind>('QUESTION');
  const [typed, setTyped] = useState({
    message: '',
    first: '',
    second: '',
    name: session$.value?.name ?? '',
    email: session$.value?.email ?? '',
  });
  const change = (part: Partial<typeof typed>) => {
    setTyped({ ...typed, ...part });
    edit();
  };
  const errorAt = (field: QuestionField) => {
    const problem = problems.find((one) => one.field === field);
    return problem === undefined ? null : t(questionSentences[problem.code]);
  };
  const form = useRef<HTMLDivElement>(null);
  // The first field that is wrong may be out of sight.
  useEffect(() => {
    if (problems.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [problems]);
  const isSending = state.at === 'sending';
  if (state.at === 'sent') return <Sent slug={product.slug} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { first, second, ...rest } = typed;
    void send({ kind, ...rest, days: kind === 'VIEWING' ? [first, second] : [] });
  };
  return (
    <div ref={form}>
      <DataForm className={styles.form} onSubmit={submit}>
        {acceptViewings && <KindChoice kind={kind} isDisabled={isSending} onChange={setKind} />}
        {kind === 'VIEWING' && (
          <DayFields
            first={typed.first}
            second={typed.second}
            isReadOnly={isSending}
            onChange={change}
            error={errorAt('days')}
          />
        )}
        <TextArea
          label={kind === 'VIEWING' ? <Trans>Your message</Trans> : <Trans>Your question</Trans>}
          description={kind === 'VIEWING' ? <Trans>Optional</Trans> : undefined}
          isReadOnly={isSending}
          value={typed.message}
          onChange={(message) => change({ message })}
          error={errorAt('message')}
        />
        <SenderFields
          name={typed.name}
          email={typed.email}
          isReadOnly={isSending}
          onChange={change}
          errorAt={errorAt}
        />
        <SendNotes state={state} isOffline={isOffline} />
        <div>
          <Button type="submit" kind="primary" size="large" isPending={isSending} isDisabled={isOffline}>
            <Trans>Send</Trans>
          </Button>
        </div>
      </DataForm>
    </div>
  );
}

interface KindChoiceProps {
  readonly kind: QuestionKind;
  readonly isDisabled: boolean;
  readonly onChange: (kind: QuestionKind) => void;
}

/** Whether it is a question or a request for a viewing. */
function KindChoice({ kind, isDisabled, onChange }: KindChoiceProps) {
  const { t } = useLingui();
  return (
    <RadioGroup<QuestionKind>
      label={<Trans>What would you like?</Trans>}
      row
      isDisabled={isDisabled}
      options={[
        { value: 'QUESTION', label: t`Ask a question` },
        { value: 'VIEWING', label: t`Request a viewing` },
      ]}
      value={kind}
      onChange={onChange}
    />
  );
}

interface DayFieldsProps {
  readonly first: string;
  readonly second: string;
  readonly isReadOnly: boolean;
  readonly onChange: (part: { readonly first?: string; readonly second?: string }) => void;
  readonly error: string | null;
}

/** The two days on which the asker could come. */
function DayFields({ first, second, isReadOnly, onChange, error }: DayFieldsProps) {
  return (
    <fieldset className={styles.days}>
      <legend className={styles.legend}>
        <Trans>When could you come?</Trans>
      </legend>
      <TextField
        type="date"
        label={<Trans>First day</Trans>}
        isReadOnly={isReadOnly}
        value={first}
        onChange={(day) => onChange({ first: day })}
        error={error}
      />
      <TextField
        type="date"
        label={<Trans>Second day</Trans>}
        isReadOnly={isReadOnly}
        value={second}
        onChange={(day) => onChange({ second: day })}
      />
    </fieldset>
  );
}

interface SenderFieldsProps {
  readonly name: string;
  readonly email: string;
  readonly isReadOnly: boolean;
  readonly onChange: (part: { readonly name?: string; readonly email?: string }) => void;
  readonly errorAt: (field: QuestionField) => string | null;
}

/** Who asks, and the address for the answer. */
function SenderFields({ name, email, isReadOnly, onChange, errorAt }: SenderFieldsProps) {
  return (
    <>
      <TextField
        label={<Trans>Your name</Trans>}
        description={<Trans>Optional</Trans>}
        autoComplete="name"
        isReadOnly={isReadOnly}
        value={name}
        onChange={(typed) => onChange({ name: typed })}
        error={errorAt('name')}
      />
      <TextField
        label={<Trans>Email address</Trans>}
        description={<Trans>The seller will reply to this address.</Trans>}
        type="email"
        inputMode="email"
        autoComplete="email"
        isReadOnly={isReadOnly}
        value={email}
        onChange={(typed) => onChange({ email: typed })}
        error={errorAt('email')}
      />
    </>
  );
}

interface SendNotesProps {
  readonly state: ReturnType<typeof useQuestion>['state'];
  readonly isOffline: boolean;
}

/** Why the question was not sent, or may not have arrived. */
export function SendNotes({ state, isOffline }: SendNotesProps) {
  return (
    <>
      {state.at === 'refused' && (
        <Banner kind="error" announce>
          {state.message}
        </Banner>
      )}
      {state.at === 'unreached' && (
        <Banner kind="warning" announce>
          <Trans>
            We don’t know whether your message was sent. Your text is still here; you can safely send it
            again.
          </Trans>
        </Banner>
      )}
      {isOffline && (
        <Banner kind="warning">
          <Trans>You are offline. Your text is still here; send it once you are back online.</Trans>
        </Banner>
      )}
    </>
  );
}

function Sent({ slug }: { readonly slug: string }) {
  return (
    <Banner
      kind="success"
      announce
      title={<Trans>Your message has been sent to the seller</Trans>}
      action={
        <Link to="/products/$slug" params={{ slug }}>
          <Trans>Back to the product</Trans>
        </Link>
      }
    >
      <Trans>You’ll get the answer by email.</Trans>
    </Banner>
  );
}
