import { Trans } from '@lingui/react/macro';
import { Sheet } from '#src/ui/kit/dialog.tsx';
import { AccountMenu, type AccountMenuProps } from './account-menu.tsx';

/** The account menu on a phone: a sheet from the bottom, within reach of the thumb. */
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
