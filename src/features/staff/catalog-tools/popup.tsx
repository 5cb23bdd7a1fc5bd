import type { ReactNode } from 'react';
import { CategoryForm } from './category-form.tsx';
import { CollectionsForm, ColorsForm, StateForm, StylesForm } from './choice-forms.tsx';
import { DescriptionPopup } from './description-popup.tsx';
import { EditPopup } from './edit-popup.tsx';
import { EditsPanel } from './edits-panel.tsx';
import type { EditFormProps, PopupProps } from './popup-props.ts';
import { ScoresPanel } from './scores-panel.tsx';
import type { Tool } from './tools.ts';

const forms: Readonly<Partial<Record<Tool, (props: EditFormProps) => ReactNode>>> = {
  category: CategoryForm,
  collections: CollectionsForm,
  colors: ColorsForm,
  styles: StylesForm,
  state: StateForm,
};

/** The popup of one staff tool for a product. */
export function Popup({ tool, ...props }: PopupProps) {
  if (tool === 'description') return <DescriptionPopup {...props} />;
  if (tool === 'scores') return <ScoresPanel {...props} />;
  const Form = forms[tool];
  return Form === undefined ? <EditsPanel {...props} /> : <EditPopup {...props} form={Form} />;
}
