/** Thrown to leave RxDB's retry loop when the replica is about to start over. */
export class StartOver extends Error {
  override readonly name = 'StartOver';
}
