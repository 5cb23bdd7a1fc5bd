import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent, ReactNode } from 'react';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { ErrorSummary } from '#src/ui/kit/error-summary.tsx';
import { LongForm } from '#src/ui/market/form-parts.tsx';
import { fieldId, generalError, problemMessage, saveError } from './seller-messages.ts';
import type { SellerForm } from './use-seller-form.ts';

export interface FormFrameProps {
  readonly form: SellerForm;
  readonly buttonText: ReactNode;
  readonly children: ReactNode;
}

/** The frame of the form: the error summary above the fields; below them the button and what prevents saving. */
export function FormFrame({ form, buttonText, children }: FormFrameProps) {
  const { t } = useLingui();
  const isOffline = useIsOffline();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isOffline) void form.submit();
  };
  return (
    <LongForm onSubmit={submit}>
      <ErrorSummary
        title={t(generalError)}
        problems={form.problems.map((problem) => ({
          fieldId: fieldId(problem.field),
          text: t(problemMessage(problem, form.values.country)),
        }))}
        focusKey={form.refusals}
      />
      {children}
      {form.failure !== null && (
        <Banner kind="error" announce>
          {form.failure === '' ? t(saveError) : form.failure}
        </Banner>
      )}
      {isOffline && (
        <Banner kind="warning" announce>
          <Trans>
            You are offline. You won’t lose what you entered; you can save once you are back online.
          </Trans>
        </Banner>
      )}
      <div>
        <Button type="submit" kind="primary" isPending={form.isSending} isDisabled={isOffline}>
          {buttonText}
        </Button>
      </div>
    </LongForm>
  );
}
