/** What one caller and one account have open at this process; the memory that it costs is this process's, too. */
export interface SocketCounts<Socket extends object> {
  /** False when the caller has too many; `release` must follow a true. */
  takeAddress(address: string): boolean;
  releaseAddress(address: string): void;
  /** False when the account has too many. */
  join(userId: string, socket: Socket): boolean;
  leave(userId: string, socket: Socket): void;
  /** The account's open sockets. */
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
