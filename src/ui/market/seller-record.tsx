import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { AnswerTime } from '#domain/seller/answer-time.ts';
import { formatYear } from '#src/i18n/format.ts';
import styles from './seller-card.module.css';

export interface SellerRecordFacts {
  /** ISO 8601. */
  readonly memberSince: string;
  readonly numberSold: number;
  /** Null while it is not known. */
  readonly answerTime: AnswerTime | null;
}

const answerTexts: Readonly<Record<AnswerTime, MessageDescriptor>> = {
  WITHIN_AN_HOUR: msg`usually answers within an hour`,
  WITHIN_A_DAY: msg`usually answers within a day`,
  WITHIN_THREE_DAYS: msg`usually answers within a few days`,
  LATER: msg`usually takes longer than a few days to answer`,
};

/** Since when a seller sells here, how much they have sold, and how soon they answer, as far as it is known. */
export function SellerRecord({ memberSince, numberSold, answerTime }: SellerRecordFacts) {
  const { t } = useLingui();
  const year = formatYear(memberSince);
  return (
    <p className={styles.soft}>
      <Trans>Member since {year}</Trans>
      {numberSold > 0 && (
        <>
          {' · '}
          <Plural value={numberSold} one="# sold" other="# sold" />
        </>
      )}
      {answerTime !== null && ` · ${t(answerTexts[answerTime])}`}
    </p>
  );
}
