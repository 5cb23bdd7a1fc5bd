import type { DraftChange } from '../model/draft-fields.ts';
import { type EditableProduct, loadEditableProduct } from './editable-product.ts';
import { canSaveOver } from './merge-edit.ts';
import { type SaveAnswer, type SaveIntent, saveProduct } from './save-product.ts';

/** How often a save is repeated because the product changed again meanwhile. */
const mostRepeats = 3;

export interface SaveOver {
  /** The product that the form shows. */
  readonly content: EditableProduct;
  readonly mine: { readonly changes: DraftChange; readonly photoKeys: readonly string[] };
  readonly intentOf: (seen: string | null) => SaveIntent;
}

export type SaveOverAnswer =
  | Exclude<SaveAnswer, { readonly kind: 'outdated' }>
  /** The person has to choose first: `saved` is the product as it is now, null if it cannot be seen any more. */
  | { readonly kind: 'clash'; readonly message: string; readonly saved: EditableProduct | null };

/**
 * Saves the changed fields. When the product was changed elsewhere meanwhile, other fields keep their new value; a
 * field that was changed on both sides is not saved.
 */
export async function saveOver({ content, mine, intentOf }: SaveOver): Promise<SaveOverAnswer> {
  let { changedAt } = content;
  for (let repeats = 0; ; repeats++) {
    const answer = await saveProduct(intentOf(changedAt));
    if (answer.kind !== 'outdated') return answer;
    const saved = await loadEditableProduct(content.draft.id).catch(() => undefined);
    if (saved === undefined) return { kind: 'refused', message: answer.message };
    const isChoiceNeeded = saved === null || !canSaveOver(content, mine, saved);
    if (isChoiceNeeded || repeats === mostRepeats) return { kind: 'clash', message: answer.message, saved };
    changedAt = saved.changedAt;
  }
}
