import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  suspensionWords as limits,
  type SuspensionReason,
  suspensionProblem,
  suspensionReasons,
} from '#domain/staff/suspension.ts';
import { request } from '#src/data/graphql/client.ts';
import { RadioGroup } from '#src/ui/kit/radio-group.tsx';
import { TextArea } from '#src/ui/kit/text-field.tsx';
import { ActDialog } from '../act/act-dialog.tsx';
import { CodeField } from '../act/code-field.tsx';
import { granted } from '../act/granted.ts';
import { suspensionWords } from './user-words.ts';
import {
  EndUserSessionsDocument,
  ReinstateUserDocument,
  SetStaffRoleDocument,
  SuspendUserDocument,
} from './users.gen.ts';

export interface ActProps {
  readonly user: { readonly uuid: string; readonly name: string; readonly isStaff: boolean };
  readonly onClose: () => void;
}

/** Keeps somebody out, with a reason that they read. */
export function SuspendDialog({ user, onClose }: ActProps) {
  const { t } = useLingui();
  const [reason, setReason] = useState<SuspensionReason>('FRAUD');
  const [words, setWords] = useState('');
  const [commandId] = useState(() => crypto.randomUUID());
  const { name } = user;
  const fewest = limits.from;
  return (
    <ActDialog
      title={<Trans>Suspend {name}</Trans>}
      label={<Trans>Suspend account</Trans>}
      isDangerous
      isReady={suspensionProblem(words) === null}
      done={t`${name} is suspended and gets an e-mail.`}
      act={async () => {
        const variables = { userUuid: user.uuid, reason, words, commandId };
        granted((await request(SuspendUserDocument, variables)).suspendUser);
      }}
      onClose={onClose}
    >
      <p>
        <Trans>
          They are signed out everywhere and can’t sign in. Their listings are hidden, orders in progress go
          on.
        </Trans>
      </p>
      <RadioGroup
        label={t`Reason`}
        value={reason}
        onChange={setReason}
        options={suspensionReasons.map((value) => ({ value, label: t(suspensionWords[value]) }))}
      />
      <TextArea
        label={t`Explanation for ${name}`}
        description={t`At least ${fewest} characters; it is in the e-mail.`}
        value={words}
        onChange={setWords}
        maxLength={limits.to}
        rows={4}
      />
    </ActDialog>
  );
}

/** Lets somebody in again. */
export function ReinstateDialog({ user, onClose }: ActProps) {
  const { t } = useLingui();
  const [commandId] = useState(() => crypto.randomUUID());
  const { name } = user;
  return (
    <ActDialog
      title={<Trans>Lift the suspension of {name}</Trans>}
      label={<Trans>Lift suspension</Trans>}
      done={t`${name} can sign in again and gets an e-mail.`}
      act={async () => {
        granted((await request(ReinstateUserDocument, { userUuid: user.uuid, commandId })).reinstateUser);
      }}
      onClose={onClose}
    >
      <p>
        <Trans>Listings that the suspension hid are shown again.</Trans>
      </p>
    </ActDialog>
  );
}

/** Makes somebody staff, or ends that. */
export function RoleDialog({ user, onClose }: ActProps) {
  const { t } = useLingui();
  const [code, setCode] = useState('');
  const [commandId] = useState(() => crypto.randomUUID());
  const { name } = user;
  const isStaff = !user.isStaff;
  return (
    <ActDialog
      title={isStaff ? <Trans>Make {name} staff</Trans> : <Trans>End the staff role of {name}</Trans>}
      label={isStaff ? <Trans>Make staff</Trans> : <Trans>End staff role</Trans>}
      isDangerous={!isStaff}
      done={isStaff ? t`${name} is staff from now on.` : t`${name} is no longer staff.`}
      act={async () => {
        const variables = { userUuid: user.uuid, isStaff, code: code.trim() || null, commandId };
        granted((await request(SetStaffRoleDocument, variables)).setStaffRole);
      }}
      onClose={onClose}
    >
      <p>
        {isStaff ? (
          <Trans>
            Staff see all users, orders and payments. {name} needs a passkey or an authenticator app to open
            the staff desk.
          </Trans>
        ) : (
          <Trans>{name} is signed out everywhere and keeps an ordinary account.</Trans>
        )}
      </p>
      <CodeField code={code} onChange={setCode} />
    </ActDialog>
  );
}

export interface EndSessionsProps extends ActProps {
  /** Null for all of them. */
  readonly session: { readonly uuid: string; readonly device: string } | null;
}

/** Signs somebody out of one device, or of all. */
export function EndSessionsDialog({ user, session, onClose }: EndSessionsProps) {
  const { t } = useLingui();
  const { name } = user;
  const device = session?.device ?? '';
  return (
    <ActDialog
      title={<Trans>Sign out {name}</Trans>}
      label={<Trans>Sign them out</Trans>}
      isDangerous
      done={t`${name} is signed out.`}
      act={async () => {
        const variables = { userUuid: user.uuid, sessionUuid: session?.uuid ?? null };
        granted((await request(EndUserSessionsDocument, variables)).endUserSessions);
      }}
      onClose={onClose}
    >
      <p>
        {session === null ? (
          <Trans>On every device. {name} can sign in again at any time.</Trans>
        ) : (
          <Trans>On {device}. Other devices stay signed in.</Trans>
        )}
      </p>
    </ActDialog>
  );
}
