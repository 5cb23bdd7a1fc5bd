import { useEffect, useState } from 'react';
import type { IsCommon } from '#domain/account/password.ts';

/**
 * The list of passwords that attackers try first, fetched when a new password is about to be chosen. Null until it is
 * there; where it cannot be fetched the server's answer says the same.
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
