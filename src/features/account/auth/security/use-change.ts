import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { NetworkError } from '#src/data/graphql/errors.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { toast } from '#src/ui/kit/toast-store.ts';
import type { Answer } from '../use-attempt.ts';

/** Makes one change to the account's security at a time; a failure is shown as a toast. */
export function useChange() {
  const { t } = useLingui();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const refresh = () => void client.invalidateQueries({ queryKey: ['security'] });
  const fail = (message: string) => {
    toast(message === '' ? t`Something went wrong. Try again.` : message, { kind: 'error' });
    return null;
  };
  /** Resolves to the server's answer, or null when it failed. The lists are refetched in both cases. */
  const run = async <Value>(ask: () => Promise<Answer<Value>>): Promise<{ readonly value: Value } | null> => {
    setBusy(true);
    try {
      const answer = await ask();
      if (answer.kind === 'refused') return fail(answer.refusal.message);
      return { value: answer.value };
    } catch (error) {
      logger.warn('security_change_failed', { error: errorText(error) });
      return fail(
        error instanceof NetworkError ? t`No internet connection. Try again once you are back online.` : '',
      );
    } finally {
      setBusy(false);
      refresh();
    }
  };
  return { run, refresh, isBusy };
}
