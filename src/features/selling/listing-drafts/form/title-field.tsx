import { useSelected } from '../model/use-selected.ts';
import { useDraftForm } from './draft-form-context.ts';
import type { CheckedForm } from './form-checks.ts';
import { DraftTextField } from './text-fields.tsx';
import { titleAttributes, useTitleTexts } from './title-texts.ts';

export function TitleField() {
  const isShort = useSelected(useDraftForm().checks.form$, hasShortTitle);
  return <DraftTextField field="title" {...useTitleTexts(isShort)} maxLength={titleAttributes.maxLength} />;
}

function hasShortTitle({ check }: CheckedForm): boolean {
  return check.hints.some((hint) => hint.code === 'title_longer');
}
