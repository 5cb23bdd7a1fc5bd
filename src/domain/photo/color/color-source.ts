/** How a file describes the colours of its pixels: an ICC profile, or the code points of ISO/IEC 23091-2 (CICP, nclx). */
export type ColorSource =
  | { readonly kind: 'icc'; readonly profile: Uint8Array }
  | { readonly kind: 'nclx'; readonly primaries: number; readonly transfer: number };
