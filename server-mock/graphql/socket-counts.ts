/**
 * Counts the open sockets per caller and per account. The counts are per process, because they protect the memory of
 * the process.
 */
export interface SocketCounts<Socket extends object> {
  /** False if the address has too many sockets; after true, `releaseAddress` must follow. */
  takeAddress(address: string): boolean;
  releaseAddress(address: string): void;
  /** False if the account has too many sockets. */
  join(userId: string, socket: Socket): boolean;
  leave(userId: string, socket: Socket): void;
  of(userId: string): ReadonlySet<Socket>;
}

export function createSocketCounts<Socket extends object>(most: {
  readonly perAddress: number;
  readonly perAccount: number;
}): SocketCounts<Socket> {
  const addresses = new Map<string, number>();
  const accounts = new Map<string, Set<Socket>>();
  return {
    takeAddress(address) {
      const open = addresses.get(address) ?? 0;
      if (open >= most.perAddress) return false;
      addresses.set(address, open + 1);
      return true;
    },
    releaseAddress(address) {
      const open = (addresses.get(address) ?? 0) - 1;
      if (open > 0) addresses.set(address, open);
      else addresses.delete(address);
    },
    join(userId, socket) {
      const open = accounts.get(userId) ?? new Set();
      if (open.size >= most.perAccount) return false;
      accounts.set(userId, open.add(socket));
      return true;
    },
    leave(userId, socket) {
      const open = accounts.get(userId);
      open?.delete(socket);
      if (open?.size === 0) accounts.delete(userId);
    },
    of: (userId) => accounts.get(userId) ?? new Set(),
  };
}
