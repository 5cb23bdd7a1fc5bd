import type { ReactNode } from 'react';
import { CategoryForm } from './category-form.tsx';
import { CollectionsForm, ColorsForm, StateForm, StylesForm } from './choice-forms.tsx';
import { DescriptionPopup } from './description-popup.tsx';
import { type EditFormProps, EditPopup } from './edit-popup.tsx';
import { EditsPanel } from './edits-panel.tsx';
import { ScoresPanel } from './scores-panel.tsx';
import type { ToolProduct } from './staff-product.ts';
import type { Tool } from './tools.ts';

export interface PopupProps {
  readonly tool: Tool;
  /** The name in the menu. */
  readonly name: string;
  readonly piece: ToolProduct & { readonly title: string };
  readonly onClose: () => void;
}

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
