/** An expected outcome: a value, or a code that the interface has a sentence for. Rules never throw. */
export type Result<Value, Code extends string = string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly code: Code };

export function ok<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

export function refuse<Code extends string>(code: Code): { readonly ok: false; readonly code: Code } {
  return { ok: false, code };
}
