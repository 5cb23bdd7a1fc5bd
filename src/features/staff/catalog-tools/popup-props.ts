import type { EditableFacts, ProductEdit } from '#domain/staff/product-edit.ts';
import type { ToolProduct } from './staff-product.ts';
import type { Tool } from './tools.ts';

export interface PopupProps {
  readonly tool: Tool;
  /** The name in the menu. */
  readonly name: string;
  readonly toolProduct: ToolProduct & { readonly title: string };
  readonly onClose: () => void;
}

export interface EditFormProps {
  /** The current facts with the unsaved changes applied. */
  readonly facts: EditableFacts;
  readonly onChange: (edit: ProductEdit) => void;
}
