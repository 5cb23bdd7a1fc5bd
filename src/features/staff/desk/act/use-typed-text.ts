import { useEffect, useRef } from 'react';

/** Every field for text except the code of the second factor, which is typed again anyway. */
const fields = 'textarea, input:not([type="radio"], [type="checkbox"], [autocomplete="one-time-code"])';

function textIn(formId: string): string {
  const form = document.getElementById(formId);
  const found = form?.querySelectorAll<HTMLTextAreaElement | HTMLInputElement>(fields) ?? [];
  return [...found]
    .map(({ value }) => value.trim())
    .filter((value) => value !== '')
    .join('\n');
}

/** Returns whether the text in the form is different from what it was when the form appeared, and not empty. */
export function useTypedText(formId: string): () => boolean {
  const initial = useRef('');
  useEffect(() => {
    initial.current = textIn(formId);
  }, [formId]);
  return () => {
    const text = textIn(formId);
    return text !== '' && text !== initial.current;
  };
}
