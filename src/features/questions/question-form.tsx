import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import type { QuestionKind, QuestionProblem } from '#domain/question/question-rules.ts';
import { useOnline } from '#src/data/use-online.ts';
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

/** The question and the email address for the answer. */
export function QuestionForm({ product }: { readonly product: QuestionProduct }) {
  const { t } = useLingui();
  const online = useOnline();
  const { acceptViewings } = product.seller;
  const { state, problems, send, edit } = useQuestion(product.uuid, acceptViewings);
  const [kind, setKind] = useState<QuestionKind>('QUESTION');
  const [typed, setTyped] = useState({
    message: '',
    name: session$.value?.name ?? '',
    email: session$.value?.email ?? '',
  });
  const change = (part: Partial<typeof typed>) => {
    setTyped({ ...typed, ...part });
    edit();
  };
  const errorAt = (field: QuestionProblem['field']) => {
    const problem = problems.find((one) => one.field === field);
    return problem === undefined ? null : t(questionSentences[problem.code]);
  };
  if (state.at === 'sent') return <Sent slug={product.slug} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send({ kind, ...typed });
  };
  return (
    <DataForm className={styles.form} onSubmit={submit}>
      {acceptViewings && (
        <RadioGroup<QuestionKind>
          label={<Trans>What would you like?</Trans>}
          row
          options={[
            { value: 'QUESTION', label: t`Ask a question` },
            { value: 'VIEWING', label: t`Request a viewing` },
          ]}
          value={kind}
          onChange={setKind}
        />
      )}
      <TextArea
        label={kind === 'VIEWING' ? <Trans>When could you come?</Trans> : <Trans>Your question</Trans>}
        value={typed.message}
        onChange={(message) => change({ message })}
        error={errorAt('message')}
      />
      <TextField
        label={<Trans>Your name</Trans>}
        description={<Trans>Optional</Trans>}
        autoComplete="name"
        value={typed.name}
        onChange={(name) => change({ name })}
        error={errorAt('name')}
      />
      <TextField
        label={<Trans>Email address</Trans>}
        description={<Trans>The seller will reply to this address.</Trans>}
        type="email"
        inputMode="email"
        autoComplete="email"
        value={typed.email}
        onChange={(email) => change({ email })}
        error={errorAt('email')}
      />
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
      {!online && (
        <Banner kind="warning">
          <Trans>You are offline. Your text is still here; send it once you are back online.</Trans>
        </Banner>
      )}
      <div>
        <Button
          type="submit"
          kind="primary"
          size="large"
          isPending={state.at === 'sending'}
          isDisabled={!online}
        >
          <Trans>Send</Trans>
        </Button>
      </div>
    </DataForm>
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
