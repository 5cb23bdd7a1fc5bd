/** How a file describes its colours: by an ICC profile, or by the code points of ISO/IEC 23091-2 (CICP, nclx). */
export type ColorSource =
  | { readonly kind: 'icc'; readonly profile: Uint8Array }
  | { readonly kind: 'nclx'; readonly primaries: number; readonly transfer: number };
