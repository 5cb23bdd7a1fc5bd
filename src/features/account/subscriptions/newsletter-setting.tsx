import { Trans, useLingui } from '@lingui/react/macro';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { request } from '#src/data/graphql/client.ts';
import { CommandRefused, commandProblem } from '#src/data/graphql/command-problem.ts';
import { useQueryState } from '#src/data/use-query-state.ts';
import { Checkbox } from '#src/ui/kit/checkbox.tsx';
import { QueryWait } from '#src/ui/kit/query-content.tsx';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import { CommandBanner } from '#src/ui/market/command-banner.tsx';
import { NewsletterDocument, SetNewsletterDocument } from './subscriptions.gen.ts';
import styles from './subscriptions.module.css';

/** Never persisted: a link in an email may have ended the newsletter since. */
function newsletterQuery(userId: string) {
  return queryOptions({
    queryKey: ['newsletter', userId],
    meta: { keep: false },
    queryFn: async ({ signal }): Promise<boolean> => {
      const { newsletter } = await request(NewsletterDocument, {}, { signal });
      if (newsletter.__typename !== 'Newsletter') throw new Error(newsletter.__typename);
      return newsletter.isSubscribed;
    },
  });
}

async function setNewsletter(isWanted: boolean): Promise<boolean> {
  const { setNewsletter: answer } = await request(SetNewsletterDocument, { isWanted });
  if ('errorCode' in answer) throw new CommandRefused(answer.message);
  return answer.isSubscribed;
}

/** Starts or ends the newsletter of an account, which may have begun with the sign-up (AUTH-025). */
export function NewsletterSetting({ userId }: { readonly userId: string }) {
  const { t } = useLingui();
  const id = useId();
  const client = useQueryClient();
  const options = newsletterQuery(userId);
  const { data, ...state } = useQueryState(useQuery(options));
  const saving = useMutation({
    mutationFn: setNewsletter,
    onSuccess: (isSubscribed) => {
      client.setQueryData(options.queryKey, isSubscribed);
      toast(t`Saved.`, { kind: 'success' });
    },
  });
  return (
    <section aria-labelledby={id} className={styles.setting}>
      <h2 id={id}>
        <Trans>Newsletter</Trans>
      </h2>
      {data === undefined ? (
        <QueryWait query={state} skeleton={<Skeleton height="3lh" />} />
      ) : (
        <Checkbox
          isSelected={saving.isPending ? saving.variables : data}
          isDisabled={state.isOffline || saving.isPending}
          onChange={(isWanted) => saving.mutate(isWanted)}
        >
          <Trans>Email me new finds and tips now and then. You can unsubscribe in every email.</Trans>
        </Checkbox>
      )}
      <CommandBanner problem={commandProblem(saving.error)} />
    </section>
  );
}
