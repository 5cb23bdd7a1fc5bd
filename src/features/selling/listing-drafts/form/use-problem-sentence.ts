import { useLingui } from '@lingui/react/macro';
import { contact } from '#domain/constants/contact.ts';
import { formatEuro } from '#src/i18n/format.ts';
import { errorMessage } from '../texts/error-messages.ts';
import type { FieldProblem } from './form-checks.ts';

/** Returns a function that says what is wrong with a field and how to correct it. */
export function useProblemSentence(originalPrice: number | null): (problem: FieldProblem) => string {
  const { t } = useLingui();
  return ({ code, words: illegal = [] }) => {
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
}
