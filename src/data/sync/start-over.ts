/** Thrown to leave RxDB's retry loop; the replica is about to be started over. */
export class StartOver extends Error {
  override readonly name = 'StartOver';
}
