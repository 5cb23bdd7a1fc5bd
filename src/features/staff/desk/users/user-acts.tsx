import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { explanationProblem } from '#domain/staff/explanation.ts';
import { type SuspensionReason, suspensionReasons } from '#domain/staff/suspension.ts';
import { request } from '#src/data/graphql/client.ts';
import { RadioGroup } from '#src/ui/kit/radio-group.tsx';
import { ActDialog } from '../act/act-dialog.tsx';
import { CodeField } from '../act/code-field.tsx';
import { ExplanationField } from '../act/explanation-field.tsx';
import { granted } from '../act/granted.ts';
import { suspensionReasonLabels } from './user-labels.ts';
import {
  EndUserSessionsDocument,
  ReinstateUserDocument,
  SetStaffRoleDocument,
  SuspendUserDocument,
  type SuspendUserMutationVariables,
} from './users.gen.ts';

export interface ActProps {
  readonly user: { readonly uuid: string; readonly name: string; readonly isStaff: boolean };
  readonly onClose: () => void;
}

/** Suspends an account; the person receives the reason. */
export function SuspendDialog({ user, onClose }: ActProps) {
  const { t } = useLingui();
  const [reason, setReason] = useState<SuspensionReason | null>(null);
  const [explanation, setExplanation] = useState('');
  const { name, uuid: userUuid } = user;
  const isReady = reason !== null && explanationProblem(explanation) === null;
  return (
    <ActDialog<Omit<SuspendUserMutationVariables, 'commandId'>>
      title={<Trans>Suspend {name}</Trans>}
      label={<Trans>Suspend account</Trans>}
      isDangerous
      intent={isReady ? { userUuid, reason, words: explanation } : null}
      act={async (intent, commandId) =>
        granted((await request(SuspendUserDocument, { ...intent, commandId })).suspendUser)
      }
      done={t`${name} is suspended and gets an email.`}
      onClose={onClose}
    >
      <p>
        <Trans>
          They are signed out everywhere and can’t sign in. Their listings are hidden, orders in progress go
          on. {name} gets an email with your reason and explanation.
        </Trans>
      </p>
      <RadioGroup
        label={t`Reason`}
        value={reason}
        onChange={setReason}
        options={suspensionReasons.map((value) => ({ value, label: t(suspensionReasonLabels[value]) }))}
      />
      <ExplanationField name={name} value={explanation} onChange={setExplanation} />
    </ActDialog>
  );
}

/** Ends the suspension of an account. */
export function ReinstateDialog({ user, onClose }: ActProps) {
  const { t } = useLingui();
  const { name } = user;
  return (
    <ActDialog
      title={<Trans>Lift the suspension of {name}</Trans>}
      label={<Trans>Lift suspension</Trans>}
      intent={{ userUuid: user.uuid }}
      act={async (intent, commandId) =>
        granted((await request(ReinstateUserDocument, { ...intent, commandId })).reinstateUser)
      }
      done={t`${name} can sign in again and gets an email.`}
      onClose={onClose}
    >
      <p>
        <Trans>Listings that the suspension hid are shown again. {name} gets an email.</Trans>
      </p>
    </ActDialog>
  );
}

/** Grants or revokes the staff role. */
export function RoleDialog({ user, onClose }: ActProps) {
  const { t } = useLingui();
  const [code, setCode] = useState('');
  const { name } = user;
  const isStaff = !user.isStaff;
  return (
    <ActDialog
      title={isStaff ? <Trans>Make {name} staff</Trans> : <Trans>End the staff role of {name}</Trans>}
      label={isStaff ? <Trans>Make staff</Trans> : <Trans>End staff role</Trans>}
      isDangerous={!isStaff}
      intent={{ userUuid: user.uuid, isStaff }}
      act={async (intent, commandId) => {
        const variables = { ...intent, code: code.trim() || null, commandId };
        granted((await request(SetStaffRoleDocument, variables)).setStaffRole);
      }}
      done={isStaff ? t`${name} is now a member of staff.` : t`${name} is no longer staff.`}
      onClose={onClose}
    >
      <p>
        {isStaff ? (
          <Trans>
            Staff see all users, orders and payments. {name} gets an email, and needs a passkey or an
            authenticator app to open the staff desk.
          </Trans>
        ) : (
          <Trans>{name} is signed out everywhere, keeps an ordinary account and gets an email.</Trans>
        )}
      </p>
      <CodeField code={code} onChange={setCode} />
    </ActDialog>
  );
}

export interface EndSessionsProps extends ActProps {
  /** Null for all sessions. */
  readonly session: { readonly uuid: string; readonly device: string } | null;
}

/** Signs a person out on one device, or on all. */
export function EndSessionsDialog({ user, session, onClose }: EndSessionsProps) {
  const { t } = useLingui();
  const { name } = user;
  const device = session === null || session.device === '' ? t`Unknown device` : session.device;
  return (
    <ActDialog
      title={<Trans>Sign out {name}</Trans>}
      label={<Trans>Sign them out</Trans>}
      isDangerous
      intent={{ userUuid: user.uuid, sessionUuid: session?.uuid ?? null }}
      act={async (intent, commandId) =>
        granted((await request(EndUserSessionsDocument, { ...intent, commandId })).endUserSessions)
      }
      done={t`${name} is signed out.`}
      onClose={onClose}
    >
      <p>
        {session === null ? (
          <Trans>On every device. {name} gets an email and can sign in again at any time.</Trans>
        ) : (
          <Trans>
            On {device}. Other devices stay signed in. {name} gets an email.
          </Trans>
        )}
      </p>
    </ActDialog>
  );
}
