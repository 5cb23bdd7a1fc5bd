import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { contact } from '#domain/constants/contact.ts';
import type { ListingDraft } from '#domain/product/draft.ts';
import { checkDraft, type DraftCheck } from '#domain/product/draft-check.ts';
import { formatEuro } from '#src/i18n/format.ts';
import { problemsToShow } from '../model/problems-to-show.ts';
import { errorMessage } from '../texts/error-messages.ts';

interface FieldProblem {
  readonly field: string;
  readonly code: string;
  readonly words?: readonly string[];
}

export interface FormChecks {
  readonly check: DraftCheck;
  /** The problems to show now. */
  readonly shown: readonly FieldProblem[];
  readonly errors: ReadonlyMap<string, string>;
  readonly left: (field: string) => void;
  /** To be called when publishing was tried: from then on all problems are shown. */
  readonly showAll: () => void;
  /** Sets the problems that only the server could find. */
  readonly setFromServer: (problems: readonly FieldProblem[]) => void;
}

/**
 * The problems of the form and which of them to show. Same rules as on the server; no error before a field was left
 * (FORM-061).
 */
export function useFormChecks(
  draft: ListingDraft,
  sellerType: string | null,
  originalPrice: number | null = null,
): FormChecks {
  const { t } = useLingui();
  const [all, setAll] = useState(false);
  const [leftFields, setLeftFields] = useState<ReadonlySet<string>>(new Set());
  const [fromServer, setFromServer] = useState<readonly FieldProblem[]>([]);
  const check = useMemo(
    () => checkDraft(draft, sellerType === null ? null : { type: sellerType }, originalPrice),
    [draft, sellerType, originalPrice],
  );
  const shown: readonly FieldProblem[] = [
    ...problemsToShow(draft, check.problems, { all, left: leftFields }),
    ...fromServer.filter(({ field }) => !check.problems.some((problem) => problem.field === field)),
  ];
  const sentenceOf = ({ code, words: illegal = [] }: FieldProblem): string => {
    if (code === 'illegal_words' && illegal.length > 0) {
      const list = illegal.map((word) => t`“${word}”`).join(', ');
      return t`Remove ${list}: we only accept originals.`;
    }
    const message = t(errorMessage(code));
    if (code !== 'price_above_original' || originalPrice === null) return message;
    // FORM-076
    const { email } = contact;
    const amount = formatEuro(originalPrice);
    return `${message} ${t`It was ${amount}. Is that wrong? Email us at ${email}.`}`;
  };
  const errors = new Map(shown.toReversed().map((problem) => [problem.field, sentenceOf(problem)]));
  return {
    check,
    shown,
    errors,
    left: (field) => setLeftFields((before) => (before.has(field) ? before : new Set([...before, field]))),
    showAll: () => setAll(true),
    setFromServer,
  };
}
