import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { checklists, openQuestions, wishesFor } from '#domain/cases/case-terms.ts';
import { complaintProblem } from '#domain/orders/delivery-change.ts';
import type { ComplaintValues } from './complaint-values.ts';

export type ComplaintFault =
  | { readonly field: 'reason' | 'checks' | 'photos' | 'wish' | 'wishAmount' }
  | { readonly field: 'description'; readonly isLong: boolean };

/**
 * The problems of a complaint, in the order of the form. `photos` is null for a guest, who can add none; `most` is what
 * was paid, in euros.
 */
export function complaintFaults(
  { reason, checks, description, wish, wishAmount }: ComplaintValues,
  photos: number | null,
  most: number,
): readonly ComplaintFault[] {
  const answers = Object.fromEntries(checks.map(({ question, answer }) => [question, answer]));
  const problem = complaintProblem(description);
  const isWishMissing = wish === null || (reason !== null && !wishesFor(reason).includes(wish));
  const isFit = wishAmount !== null && wishAmount > 0 && wishAmount <= most;
  return [
    ...(reason === null ? [{ field: 'reason' } as const] : []),
    ...(reason !== null && openQuestions(reason, answers).length > 0 ? [{ field: 'checks' } as const] : []),
    ...(problem === null
      ? []
      : [{ field: 'description', isLong: problem === 'complaint_too_long' } as const]),
    ...(reason !== null && photos !== null && photos < checklists[reason].photos
      ? [{ field: 'photos' } as const]
      : []),
    ...(isWishMissing ? [{ field: 'wish' } as const] : []),
    ...(wish === 'PART_REFUND' && !isFit ? [{ field: 'wishAmount' } as const] : []),
  ];
}

/** The message of a problem. */
export function useFaultTexts() {
  const { t } = useLingui();
  return (fault: ComplaintFault, { reason }: ComplaintValues): string => {
    switch (fault.field) {
      case 'reason':
        return t`Choose what is wrong.`;
      case 'checks':
        return t`Answer all questions.`;
      case 'description':
        return fault.isLong ? t`Write at most 5,000 characters.` : t`Write at least ten characters.`;
      case 'photos': {
        const count = reason === null ? 0 : checklists[reason].photos;
        return t`${plural(count, {
          one: 'Add at least # photo that shows the problem.',
          other: 'Add at least # photos that show the problem.',
        })}`;
      }
      case 'wish':
        return t`Choose what you would like.`;
      case 'wishAmount':
        return t`Enter an amount in whole euros, not more than you paid.`;
    }
  };
}
