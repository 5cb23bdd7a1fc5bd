/** Whether there is a network, and the token of the signed-in owner of this pipeline (null for a visitor). */
export interface Surrounding {
  readonly online: boolean;
  readonly token: string | null;
}
