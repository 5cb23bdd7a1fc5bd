import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute, Link } from '@tanstack/react-router';
import { versionText } from '#src/features/selling/listing-drafts/form/version-text.ts';
import { fieldLabel } from '#src/features/selling/listing-drafts/texts/field-labels.ts';
import { SyncPanel } from '#src/features/shell/sync/sync-panel.tsx';
import { useLocale } from '#src/i18n/use-locale.ts';

export const Route = createFileRoute('/_account/account/synchronisatie')({ component: SyncScreen });

function SyncScreen() {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <SyncPanel
      draftTexts={(field, value) => ({
        name: t(fieldLabel(field)),
        text: versionText(field, value, locale),
      })}
      signInLink={
        <Link to="/account" search={{ redirect: '/account/synchronisatie' }}>
          <Trans>Sign in</Trans>
        </Link>
      }
      linkTo={(kind, id, label) => {
        if (kind === 'drafts' || kind === 'photos') {
          return (
            <Link to="/account/items/concepten/$draftId" params={{ draftId: id }}>
              {label}
            </Link>
          );
        }
        if (kind === 'products') {
          return (
            <Link to="/account/items/$itemUuid" params={{ itemUuid: id }}>
              {label}
            </Link>
          );
        }
        return kind === 'wishlist' ? <Link to="/account/favorieten">{label}</Link> : null;
      }}
    />
  );
}
