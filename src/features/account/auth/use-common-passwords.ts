import { useEffect, useState } from 'react';
import type { IsCommon } from '#domain/account/password.ts';

/**
 * The list of the most common passwords, fetched when a new password is about to be chosen. Null until it is loaded;
 * if it cannot be, the server's validation still applies.
 */
export function useCommonPasswords(): IsCommon | null {
  const [isCommon, setCommon] = useState<IsCommon | null>(null);
  useEffect(() => {
    let isOpen = true;
    import('#domain/account/common-passwords.ts').then(
      ({ isCommonPassword }) => {
        if (isOpen) setCommon(() => isCommonPassword);
      },
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, []);
  return isCommon;
}
