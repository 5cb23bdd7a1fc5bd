/** Set on elements whose fields are stored while they are typed into; a reload keeps their text. */
export const storedInput = { 'data-stored-input': '' } as const;

/** A search is started again in a moment, and nobody misses its text. */
const exempt = '[data-stored-input], [type="search"], [role="combobox"], [role="search"]';

const typedInto = new Set<HTMLInputElement | HTMLTextAreaElement>();

/** Notes the text fields that somebody types into. Returns a function that stops it. */
export function followTypedText(target: Document = document): () => void {
  const note = ({ target: field }: Event) => {
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (!isField || typedInto.has(field)) return;
    forgetDetached();
    typedInto.add(field);
  };
  target.addEventListener('input', note, { capture: true, passive: true });
  return () => target.removeEventListener('input', note, { capture: true });
}

/** Whether a field of the page still holds text that nothing has stored or sent. */
export function hasTypedText(): boolean {
  forgetDetached();
  return [...typedInto].some(
    (field) => isText(field) && field.value.trim() !== '' && field.closest(exempt) === null,
  );
}

/** Fields of pages that were left would otherwise stay in memory as long as the app is open. */
function forgetDetached(): void {
  for (const field of typedInto) if (!field.isConnected) typedInto.delete(field);
}

const isText = (field: HTMLInputElement | HTMLTextAreaElement): boolean =>
  field instanceof HTMLTextAreaElement || !['checkbox', 'radio', 'range', 'file'].includes(field.type);
