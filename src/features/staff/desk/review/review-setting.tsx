import { Trans, useLingui } from '@lingui/react/macro';
import { request } from '#src/data/graphql/client.ts';
import { Checkbox } from '#src/ui/kit/checkbox.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import { ActProblem } from '../act/act-problem.tsx';
import { DeskWait } from '../act/detail.tsx';
import { granted } from '../act/granted.ts';
import { useAct } from '../act/use-act.ts';
import styles from './desk-review.module.css';
import { UpdateReviewSettingsDocument } from './review.gen.ts';
import { useReviewSetting } from './review-queries.ts';

/** Which products are reviewed before publication; the setting applies to all staff. */
export function ReviewSetting({ userId }: { readonly userId: string }) {
  const { t } = useLingui();
  const query = useReviewSetting(userId);
  const change = useAct(
    async (firstProductOnly: boolean, commandId) => {
      const variables = { firstProductOnly, commandId };
      granted((await request(UpdateReviewSettingsDocument, variables)).updateReviewSettings);
    },
    { done: () => void toast(t`Setting saved`, { kind: 'success' }) },
  );
  return (
    <section className={styles.setting} aria-labelledby="review-setting">
      <h2 id="review-setting">
        <Trans>Which listings are reviewed</Trans>
      </h2>
      {query.data === undefined ? (
        <DeskWait query={query} height="4lh" />
      ) : (
        <Checkbox
          isSelected={change.isPending ? change.variables : query.data}
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
      )}
      <ActProblem error={change.error} />
    </section>
  );
}
