/** One thing to choose: `value` is stored, `label` is read. */
export interface Choice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** A second line under the label. */
  readonly description?: string;
  /** A colour as #rrggbb, drawn before the label. */
  readonly swatch?: string;
  /** The language of the label, where it is not the page's. */
  readonly lang?: string;
}
