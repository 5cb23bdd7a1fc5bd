import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { NetworkError } from '#src/data/graphql/errors.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { toast } from '#src/ui/kit/toast-store.ts';
import type { Answer } from '../use-attempt.ts';

/** One change of the account's security at a time; what does not work is said in passing. */
export function useChange() {
  const { t } = useLingui();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const refresh = () => void client.invalidateQueries({ queryKey: ['security'] });
  const fail = (message: string) => {
    toast(message === '' ? t`Something went wrong. Please try again.` : message, { kind: 'error' });
    return null;
  };
  /** Resolves to what the server answered, or null when it did not work. The lists are asked for again. */
  const run = async <Value>(ask: () => Promise<Answer<Value>>): Promise<{ readonly value: Value } | null> => {
    setBusy(true);
    try {
      const answer = await ask();
      if (answer.kind === 'refused') return fail(answer.refusal.message);
      return { value: answer.value };
    } catch (error) {
      logger.warn('security_change_failed', { error: errorText(error) });
      return fail(
        error instanceof NetworkError ? t`There is no connection. Try again when you are online.` : '',
      );
    } finally {
      setBusy(false);
      refresh();
    }
  };
  return { run, refresh, isBusy };
}
