import { Trans, useLingui } from '@lingui/react/macro';
import { Banner } from '#src/ui/kit/banner.tsx';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import { Moment } from '../act/detail.tsx';
import { removalReasonLabels } from '../products/removal-labels.ts';
import type { DeskProduct } from './review-queries.ts';

/** That staff took the product offline: when, by whom and why, and whether an appeal runs. */
export function RemovalNotice({ removal }: Pick<DeskProduct, 'removal'>) {
  const { t } = useLingui();
  if (removal === null) return null;
  const { reason, at, explanation, reportUuid, isUnderAppeal } = removal;
  const remover = removal.remover ?? '';
  return (
    <Banner kind="warning" title={<Trans>Taken offline by our team</Trans>}>
      <p>
        {t(removalReasonLabels[reason])} · <Moment at={at} />
        {remover !== '' && ` · ${remover}`}
      </p>
      <p>{explanation}</p>
      {isUnderAppeal && (
        <p>
          <Trans>There is an open appeal against this.</Trans>
        </p>
      )}
      {reportUuid !== null && (
        <p>
          <PathLink href={`/staff/reports/${reportUuid}`}>
            <Trans>View report</Trans>
          </PathLink>
        </p>
      )}
    </Banner>
  );
}
