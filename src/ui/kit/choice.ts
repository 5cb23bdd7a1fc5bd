/** A selectable option: `value` is stored, `label` is shown. */
export interface Choice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** A second line below the label. */
  readonly description?: string;
  /** A colour as #rrggbb, shown before the label. */
  readonly swatch?: string;
  /** The language of the label, if it differs from that of the page. */
  readonly lang?: string;
}
