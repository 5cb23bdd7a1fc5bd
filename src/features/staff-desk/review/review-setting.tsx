import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '#src/data/graphql/client.ts';
import { Checkbox } from '#src/ui/kit/checkbox.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import { granted } from '../desk-answers.ts';
import styles from './desk-review.module.css';
import { UpdateReviewSettingsDocument } from './review.gen.ts';
import { settingsQuery } from './review-queries.ts';

/** Which products are reviewed before they go live; for everybody who works here. */
export function ReviewSetting() {
  const { t } = useLingui();
  const client = useQueryClient();
  const { data } = useQuery(settingsQuery);
  const change = useMutation({
    mutationFn: async (firstProductOnly: boolean) => {
      const variables = { firstProductOnly, commandId: crypto.randomUUID() };
      const { updateReviewSettings } = await request(UpdateReviewSettingsDocument, variables);
      return granted(updateReviewSettings).firstProductOnly;
    },
    onSuccess: (isFirstOnly) => {
      client.setQueryData(settingsQuery.queryKey, isFirstOnly);
      toast(t`Setting saved`, { kind: 'success' });
    },
    onError: () => toast(t`The setting could not be saved. Nothing has changed.`, { kind: 'error' }),
  });
  if (data === undefined) return null;
  return (
    <section className={styles.setting} aria-labelledby="review-setting">
      <h2 id="review-setting">
        <Trans>Which listings are reviewed</Trans>
      </h2>
      <Checkbox
        isSelected={change.isPending ? change.variables : data}
        isDisabled={change.isPending}
        onChange={(isFirstOnly) => change.mutate(isFirstOnly)}
        description={
          <Trans>
            Once the first listing is approved, the seller publishes without review. When this is off, every
            listing of a new seller is reviewed.
          </Trans>
        }
      >
        <Trans>Review only the first listing of a new seller</Trans>
      </Checkbox>
    </section>
  );
}
