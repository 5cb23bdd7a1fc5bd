import { useLingui } from '@lingui/react/macro';
import { useContactEmail } from '#src/data/company/use-contact-email.ts';
import { formatEuro } from '#src/i18n/format.ts';
import { errorMessage } from '../texts/error-messages.ts';
import type { FieldProblem } from './form-checks.ts';

/** Returns a function that says what is wrong with a field and how to correct it. */
export function useProblemSentence(originalPrice: number | null): (problem: FieldProblem) => string {
  const { t } = useLingui();
  const email = useContactEmail();
  return ({ code, words: illegal = [] }) => {
    if (code === 'illegal_words' && illegal.length > 0) {
      const list = illegal.map((word) => t`“${word}”`).join(', ');
      return t`Remove ${list}: we only accept originals.`;
    }
    const message = t(errorMessage(code));
    if (code !== 'price_above_original' || originalPrice === null) return message;
    // FORM-076
    const amount = formatEuro(originalPrice);
    const question =
      email === null
        ? t`It was ${amount}. Is that wrong? Contact us.`
        : t`It was ${amount}. Is that wrong? Email us at ${email}.`;
    return `${message} ${question}`;
  };
}
