/** The token of an emailed link: its fragment, or the query parameter of links that were sent earlier; empty for none. */
export function linkTokenOf({
  fragment,
  earlier,
}: {
  /** Without the #. */
  readonly fragment: string;
  readonly earlier: string;
}): string {
  return fragment === '' ? earlier : fragment;
}
