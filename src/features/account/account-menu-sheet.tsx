import { Trans } from '@lingui/react/macro';
import { Sheet } from '#src/ui/kit/dialog.tsx';
import { AccountMenu, type AccountMenuProps } from './account-menu.tsx';

/** The account's menu on a phone: from the bottom, where the thumb is. */
export function AccountMenuSheet({
  pathname,
  waiting,
  isStaff,
  unread,
  onClose,
}: Pick<AccountMenuProps, 'pathname' | 'waiting' | 'isStaff' | 'unread'> & {
  readonly onClose: () => void;
}) {
  return (
    <Sheet isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={<Trans>My account</Trans>}>
      <AccountMenu
        pathname={pathname}
        waiting={waiting}
        isStaff={isStaff}
        unread={unread}
        onChosen={onClose}
      />
    </Sheet>
  );
}
